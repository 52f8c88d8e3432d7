/* SPDX-License-Identifier: Apache-2.0 */
#include "man.h"

#include <ctype.h>
#include <string.h>

/* A character beyond ASCII, as troff writes it. Returns its bytes. */
static size_t add_unicode(const unsigned char *text, strbuf *out) {
  size_t n = *text >= 0xf0 ? 4 : *text >= 0xe0 ? 3 : 2;
  unsigned code = *text & (0xffu >> (n + 1));
  for (size_t i = 1; i < n; i++) {
    if ((text[i] & 0xc0) != 0x80) return 1; /* not UTF-8: our tables hold no such text */
    code = code << 6 | (text[i] & 0x3fu);
  }
  strbuf_addf(out, "\\[u%04X]", code);
  return n;
}

/* Text within a line: nothing in it is a request or an escape. */
static void add_text(const char *text, size_t n, strbuf *out) {
  if (n && (*text == '.' || *text == '\'')) strbuf_adds(out, "\\&");
  for (size_t i = 0; i < n;) {
    unsigned char c = (unsigned char)text[i];
    if (c >= 0x80) {
      i += add_unicode((const unsigned char *)text + i, out);
      continue;
    }
    switch (c) {
      case '\\': strbuf_adds(out, "\\e"); break;
      case '-': strbuf_adds(out, "\\-"); break;
      case '\'': strbuf_adds(out, "\\(aq"); break;
      case '`': strbuf_adds(out, "\\(ga"); break;
      case '^': strbuf_adds(out, "\\(ha"); break;
      case '~': strbuf_adds(out, "\\(ti"); break;
      default: strbuf_addc(out, (char)c);
    }
    i++;
  }
}

/* Words, put into lines that an editor shows whole. */
static void add_words(const char *text, size_t n, strbuf *out) {
  enum { WIDTH = 72 };
  for (size_t at = 0; at < n;) {
    size_t end = at, next;
    for (next = at; next < n && (end == at || next - at <= WIDTH); next++)
      if (text[next] == ' ' || text[next] == '\n') end = next;
    if (next == n && n - at <= WIDTH) end = n;
    if (end == at) end = n;
    add_text(text + at, end - at, out);
    at = end + (end < n);
    if (at < n) strbuf_addc(out, '\n');
  }
}

static void add_line(const char *text, strbuf *out) {
  add_text(text, strlen(text), out);
  strbuf_addc(out, '\n');
}

/* Sentences: the first letter large, a full stop at the end. */
static void add_sentence(const char *text, strbuf *out) {
  size_t n = strlen(text);
  strbuf_auto sentence = STRBUF_INIT;
  strbuf_add(&sentence, text, n);
  if (n && sentence.bytes) sentence.bytes[0] = (char)toupper((unsigned char)sentence.bytes[0]);
  add_words(strbuf_str(&sentence), sentence.len, out);
  if (n && !strchr(".!?", text[n - 1])) strbuf_addc(out, '.');
  strbuf_addc(out, '\n');
}

/* Paragraphs with empty lines in between, the first without a request before it. */
static void add_paragraphs(const char *text, const char *request, strbuf *out) {
  for (bool first = true; *text; first = false) {
    const char *end = strstr(text, "\n\n");
    size_t n = end ? (size_t)(end - text) : strlen(text);
    if (!first) strbuf_addf(out, "%s\n", request);
    add_words(text, n, out);
    strbuf_addc(out, '\n');
    text += n + strspn(text + n, "\n");
  }
}

void man_name(const cli_tool *tool, strbuf *out) {
  for (const char *p = tool->name; *p; p++) strbuf_addc(out, *p == ' ' ? '-' : *p);
}

static void add_option(const cli_option *o, strbuf *out) {
  strbuf_auto spelling = STRBUF_INIT;
  cli_spelling(o, &spelling);
  strbuf_adds(out, ".TP\n\\fB");
  const char *text = strbuf_str(&spelling), *bracket = strpbrk(text, "=< [");
  size_t name = bracket ? (size_t)(bracket - text) : spelling.len;
  add_text(text, name, out);
  strbuf_adds(out, "\\fR");
  for (const char *p = text + name; *p;) {
    size_t plain = strcspn(p, "<>");
    add_text(p, plain, out);
    p += plain;
    if (!*p) break;
    strbuf_adds(out, *p == '<' ? "\\fI" : "\\fR");
    p++;
  }
  strbuf_addc(out, '\n');
  add_sentence(o->help, out);
  if (o->choices) {
    strbuf_auto choices = STRBUF_INIT;
    cli_choices(o, &choices);
    strbuf_adds(out, o->list ? "Takes any of " : "Takes ");
    add_words(strbuf_str(&choices), choices.len, out);
    strbuf_adds(out, ".\n");
  }
  if (o->list) strbuf_adds(out, "Several are separated by commas, or the option is given again.\n");
  if (o->fallback) {
    strbuf_adds(out, "When absent: ");
    add_text(o->fallback, strlen(o->fallback), out);
    strbuf_adds(out, ".\n");
  }
  if (o->more) add_paragraphs(o->more, ".IP", out);
}

static void add_options(const cli_tool *tool, strbuf *out) {
  static const cli_option help = {"help[=man]", CLI_SWITCH, NULL,
                                  "show a summary of the options, or this page", 0};
  strbuf_adds(out, ".SH OPTIONS\n");
  for (size_t i = 0; i < tool->option_count; i++) {
    const cli_option *o = &tool->options[i];
    if (o->group) {
      strbuf_adds(out, ".SS ");
      add_line(o->group, out);
    }
    if (o->help) add_option(o, out);
  }
  if (tool->option_count && tool->options[0].group) strbuf_adds(out, ".SS Help\n");
  add_option(&help, out);
}

static void add_statuses(const cli_tool *tool, strbuf *out) {
  const man_item rows[] = {
      {"0", "Success"},
      {"1",
       tool->status_1 ? tool->status_1 : "The input was refused, or a conformance check failed"},
      {"2", "Wrong usage, or a set-up that does not work"},
      {"3", "A bug of the suite itself"},
  };
  strbuf_adds(out, ".SH EXIT STATUS\n");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf_addf(out, ".TP\n\\fB%s\\fR\n", rows[i].name);
    add_sentence(rows[i].what, out);
  }
}

static void add_examples(const cli_tool *tool, strbuf *out) {
  if (!tool->examples) return;
  strbuf_adds(out, ".SH EXAMPLES\n");
  for (const cli_example *e = tool->examples; e->command; e++) {
    if (e != tool->examples) strbuf_adds(out, ".PP\n");
    add_sentence(e->what, out);
    strbuf_adds(out, ".PP\n.RS 4\n.nf\n");
    add_line(e->command, out);
    strbuf_adds(out, ".fi\n.RE\n");
  }
}

/* The summary as NAME has it: no capital in front, no full stop behind. */
static void add_name(const cli_tool *tool, strbuf *out) {
  strbuf_auto name = STRBUF_INIT;
  man_name(tool, &name);
  strbuf_adds(out, ".SH NAME\n");
  add_text(strbuf_str(&name), name.len, out);
  strbuf_adds(out, " \\- ");
  const char *dot = strstr(tool->summary, ". ");
  size_t n = dot ? (size_t)(dot - tool->summary) : strlen(tool->summary);
  if (n && tool->summary[n - 1] == '.') n--;
  strbuf_addc(out, (char)tolower((unsigned char)*tool->summary));
  add_text(tool->summary + 1, n - 1, out);
  strbuf_addc(out, '\n');
}

static void add_title(const cli_tool *tool, strbuf *out) {
  strbuf_auto name = STRBUF_INIT;
  man_name(tool, &name);
  strbuf_adds(out, ".TH \"");
  for (size_t i = 0; i < name.len; i++)
    strbuf_addc(out, (char)toupper((unsigned char)name.bytes[i]));
  strbuf_adds(out,
              "\" \"1\" \"" HLO_CTS_DATE "\" \"hlo\\-cts " HLO_CTS_VERSION "\" \"hlo\\-cts\"\n");
}

void man_page(const cli_tool *tool, const man_list *lists, size_t list_count,
              const char *const *see, size_t see_count, strbuf *out) {
  add_title(tool, out);
  add_name(tool, out);
  strbuf_adds(out, ".SH SYNOPSIS\n.B ");
  add_line(tool->name, out);
  add_line(tool->usage, out);
  strbuf_adds(out, ".SH DESCRIPTION\n");
  add_sentence(tool->summary, out);
  if (tool->about) {
    strbuf_adds(out, ".PP\n");
    add_paragraphs(tool->about, ".PP", out);
  }
  add_options(tool, out);
  for (size_t i = 0; i < list_count; i++) {
    strbuf_addf(out, ".SH %s\n", lists[i].heading);
    for (size_t k = 0; k < lists[i].count; k++) {
      strbuf_adds(out, ".TP\n\\fB");
      add_text(lists[i].items[k].name, strlen(lists[i].items[k].name), out);
      strbuf_adds(out, "\\fR\n");
      add_sentence(lists[i].items[k].what, out);
    }
  }
  add_statuses(tool, out);
  add_examples(tool, out);
  strbuf_adds(out, ".SH SEE ALSO\n");
  strbuf_auto own = STRBUF_INIT;
  man_name(tool, &own);
  bool first = true;
  for (size_t i = 0; i < see_count; i++) {
    if (strcmp(see[i], strbuf_str(&own)) == 0) continue;
    strbuf_adds(out, first ? ".BR " : ",\n.BR ");
    add_text(see[i], strlen(see[i]), out);
    strbuf_adds(out, " (1)");
    first = false;
  }
  strbuf_addc(out, '\n');
}
