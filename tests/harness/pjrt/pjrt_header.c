/* SPDX-License-Identifier: Apache-2.0 */
/* Our declarations of the PJRT C API against its header, which pjrt_header.sh found. Everything is
 * compared when this is compiled. */
#include <assert.h>
#include <stddef.h>

#include "pjrt_c_api.h"

#include "harness/pjrt/capi.h"

static_assert(PJRT_OUR_MAJOR == PJRT_API_MAJOR, "major version");
static_assert(PJRT_API_MINOR >= PJRT_OUR_MINOR, "a header older than ours");

#define SAME_SIZE(ours, theirs) static_assert(sizeof(ours) == sizeof(theirs), #theirs)
#define SAME_PLACE(ours, a, theirs, b)                                        \
  static_assert(offsetof(ours, a) == offsetof(theirs, b) &&                   \
                    sizeof(((ours *)NULL)->a) == sizeof(((theirs *)NULL)->b), \
                #theirs "." #b)

SAME_SIZE(pjrt_named_value, PJRT_NamedValue);
SAME_PLACE(pjrt_named_value, name_size, PJRT_NamedValue, name_size);
SAME_PLACE(pjrt_named_value, type, PJRT_NamedValue, type);
SAME_PLACE(pjrt_named_value, integers, PJRT_NamedValue, int64_array_value);
SAME_PLACE(pjrt_named_value, truth, PJRT_NamedValue, bool_value);
SAME_PLACE(pjrt_named_value, count, PJRT_NamedValue, value_size);
static_assert((int)PJRT_VALUE_TEXT == PJRT_NamedValue_kString, "");
static_assert((int)PJRT_VALUE_INTEGER == PJRT_NamedValue_kInt64, "");
static_assert((int)PJRT_VALUE_INTEGERS == PJRT_NamedValue_kInt64List, "");
static_assert((int)PJRT_VALUE_REAL == PJRT_NamedValue_kFloat, "");
static_assert((int)PJRT_VALUE_TRUTH == PJRT_NamedValue_kBool, "");
SAME_SIZE(pjrt_initialize, PJRT_Plugin_Initialize_Args);
SAME_PLACE(pjrt_attributes, values, PJRT_Plugin_Attributes_Args, attributes);
SAME_PLACE(pjrt_attributes, count, PJRT_Plugin_Attributes_Args, num_attributes);

#define ONE(function, b)                      \
  SAME_SIZE(pjrt_of, PJRT_##function##_Args); \
  SAME_PLACE(pjrt_of, object, PJRT_##function##_Args, b)
ONE(Error_Destroy, error);
ONE(Event_Destroy, event);
ONE(Event_Await, event);
ONE(Client_Destroy, client);
ONE(Executable_Destroy, executable);
ONE(LoadedExecutable_Destroy, executable);
ONE(Buffer_Destroy, buffer);

#define TWO(ours, a, function, object_is, b)                   \
  SAME_SIZE(ours, PJRT_##function##_Args);                     \
  SAME_PLACE(ours, object, PJRT_##function##_Args, object_is); \
  SAME_PLACE(ours, a, PJRT_##function##_Args, b)
TWO(pjrt_text_of, text, Error_Message, error, message);
TWO(pjrt_text_of, count, Error_Message, error, message_size);
TWO(pjrt_text_of, text, Client_PlatformName, client, platform_name);
TWO(pjrt_text_of, count, Client_PlatformName, client, platform_name_size);
TWO(pjrt_text_of, text, Client_PlatformVersion, client, platform_version);
TWO(pjrt_text_of, count, Client_PlatformVersion, client, platform_version_size);
TWO(pjrt_number_of, number, Error_GetCode, error, code);
TWO(pjrt_number_of, number, Buffer_ElementType, buffer, type);
TWO(pjrt_object_of, other, LoadedExecutable_GetExecutable, loaded_executable, executable);
TWO(pjrt_count_of, count, Executable_NumOutputs, executable, num_outputs);
TWO(pjrt_devices_of, devices, Client_AddressableDevices, client, addressable_devices);
TWO(pjrt_devices_of, count, Client_AddressableDevices, client, num_addressable_devices);
TWO(pjrt_devices_of, devices, LoadedExecutable_AddressableDevices, executable, addressable_devices);
TWO(pjrt_devices_of, count, LoadedExecutable_AddressableDevices, executable,
    num_addressable_devices);
TWO(pjrt_numbers_of, numbers, Buffer_Dimensions, buffer, dims);
TWO(pjrt_numbers_of, count, Buffer_Dimensions, buffer, num_dims);
TWO(pjrt_bool_of, truth, Buffer_IsDeleted, buffer, is_deleted);
TWO(pjrt_numbers_of, numbers, Buffer_DynamicDimensionIndices, buffer, dynamic_dim_indices);
TWO(pjrt_numbers_of, count, Buffer_DynamicDimensionIndices, buffer, num_dynamic_dims);

SAME_SIZE(pjrt_client_create, PJRT_Client_Create_Args);
SAME_PLACE(pjrt_client_create, options, PJRT_Client_Create_Args, create_options);
SAME_PLACE(pjrt_client_create, option_count, PJRT_Client_Create_Args, num_options);
SAME_PLACE(pjrt_client_create, client, PJRT_Client_Create_Args, client);

SAME_SIZE(pjrt_program, PJRT_Program);
SAME_PLACE(pjrt_program, code_size, PJRT_Program, code_size);
SAME_PLACE(pjrt_program, format, PJRT_Program, format);
SAME_PLACE(pjrt_program, format_size, PJRT_Program, format_size);

SAME_SIZE(pjrt_compile, PJRT_Client_Compile_Args);
SAME_PLACE(pjrt_compile, program, PJRT_Client_Compile_Args, program);
SAME_PLACE(pjrt_compile, options, PJRT_Client_Compile_Args, compile_options);
SAME_PLACE(pjrt_compile, options_size, PJRT_Client_Compile_Args, compile_options_size);
SAME_PLACE(pjrt_compile, executable, PJRT_Client_Compile_Args, executable);

SAME_SIZE(pjrt_from_host, PJRT_Client_BufferFromHostBuffer_Args);
#define FROM(a, b) SAME_PLACE(pjrt_from_host, a, PJRT_Client_BufferFromHostBuffer_Args, b)
FROM(data, data);
FROM(type, type);
FROM(dims, dims);
FROM(dim_count, num_dims);
FROM(strides, byte_strides);
FROM(stride_count, num_byte_strides);
FROM(layout, device_layout);
FROM(semantics, host_buffer_semantics);
FROM(device, device);
FROM(done, done_with_host_buffer);
FROM(buffer, buffer);
#define SEMANTICS(ours, theirs) \
  static_assert((int)ours == (int)PJRT_HostBufferSemantics_##theirs, #theirs)
SEMANTICS(PJRT_DURING_CALL, kImmutableOnlyDuringCall);
SEMANTICS(PJRT_UNTIL_TRANSFERRED, kImmutableUntilTransferCompletes);
SEMANTICS(PJRT_ZERO_COPY, kImmutableZeroCopy);
SEMANTICS(PJRT_MUTABLE_ZERO_COPY, kMutableZeroCopy);

SAME_SIZE(pjrt_execute_options, PJRT_ExecuteOptions);
SAME_PLACE(pjrt_execute_options, launch, PJRT_ExecuteOptions, launch_id);
SAME_PLACE(pjrt_execute_options, kept, PJRT_ExecuteOptions, non_donatable_input_indices);
SAME_PLACE(pjrt_execute_options, kept_count, PJRT_ExecuteOptions, num_non_donatable_input_indices);
SAME_PLACE(pjrt_execute_options, incarnations, PJRT_ExecuteOptions, incarnation_ids);
SAME_SIZE(pjrt_execute, PJRT_LoadedExecutable_Execute_Args);
#define EXECUTE(a, b) SAME_PLACE(pjrt_execute, a, PJRT_LoadedExecutable_Execute_Args, b)
EXECUTE(executable, executable);
EXECUTE(options, options);
EXECUTE(arguments, argument_lists);
EXECUTE(device_count, num_devices);
EXECUTE(argument_count, num_args);
EXECUTE(outputs, output_lists);
EXECUTE(events, device_complete_events);
EXECUTE(device, execute_device);

SAME_SIZE(pjrt_tiled, PJRT_Buffer_MemoryLayout_Tiled);
SAME_PLACE(pjrt_tiled, minor_to_major, PJRT_Buffer_MemoryLayout_Tiled, minor_to_major);
SAME_PLACE(pjrt_tiled, count, PJRT_Buffer_MemoryLayout_Tiled, minor_to_major_size);
SAME_PLACE(pjrt_tiled, tile_count, PJRT_Buffer_MemoryLayout_Tiled, num_tiles);
SAME_SIZE(pjrt_layout, PJRT_Buffer_MemoryLayout);
SAME_PLACE(pjrt_layout, tiled, PJRT_Buffer_MemoryLayout, tiled);
SAME_PLACE(pjrt_layout, type, PJRT_Buffer_MemoryLayout, type);
static_assert(PJRT_Buffer_MemoryLayout_Type_Tiled == 0, "");
SAME_SIZE(pjrt_to_host, PJRT_Buffer_ToHostBuffer_Args);
#define TO(a, b) SAME_PLACE(pjrt_to_host, a, PJRT_Buffer_ToHostBuffer_Args, b)
TO(buffer, src);
TO(layout, host_layout);
TO(data, dst);
TO(data_size, dst_size);
TO(event, event);
SAME_SIZE(pjrt_raw_to_host, PJRT_Buffer_CopyRawToHost_Args);
#define RAW(a, b) SAME_PLACE(pjrt_raw_to_host, a, PJRT_Buffer_CopyRawToHost_Args, b)
RAW(buffer, buffer);
RAW(data, dst);
RAW(offset, offset);
RAW(count, transfer_size);
RAW(event, event);

static_assert(offsetof(pjrt_api, version) == offsetof(PJRT_Api, pjrt_api_version), "");
static_assert(offsetof(pjrt_api, version.major) ==
                  offsetof(PJRT_Api, pjrt_api_version.major_version),
              "");
#define ROW(name, slot, args, last, needed)                                    \
  static_assert(offsetof(pjrt_api, functions) + slot * sizeof(pjrt_entry *) == \
                    offsetof(PJRT_Api, PJRT_##name),                           \
                #name);
PJRT_FUNCTIONS(ROW)
#undef ROW
#define ROW(name, number, text, bytes, bits) \
  static_assert(number == PJRT_Buffer_Type_##name, #name);
PJRT_TYPES(ROW)
#undef ROW
#define ROW(name, number) static_assert(number == PJRT_Error_Code_##name, #name);
PJRT_CODES(ROW)

int main(void) { return 0; }
