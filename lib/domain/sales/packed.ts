const HIGH = 2 ** 32

/** Unpacks big-endian 8-byte integers from the database, all within the safe integer range. */
export const unpack = (packed: Uint8Array): Float64Array => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const values = new Float64Array(packed.byteLength / 8)
  for (let index = 0; index < values.length; index += 1)
    values[index] = view.getInt32(index * 8) * HIGH + view.getUint32(index * 8 + 4)
  return values
}

export const concatenate = (parts: readonly Float64Array[]): Float64Array => {
  const whole = new Float64Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
