import type { EncryptedColumn } from './encrypted-column.ts'

type Key = { organizationId: string; id: string }

/**
 * Returns the ciphertext or, if some members stay in plain text, an object of these and `encrypted` with the
 * ciphertext. Returns `value` itself while encryption is off.
 */
export const encryptObject = (codec: EncryptedColumn<keyof Key>, row: Key, value: object): unknown =>
  jsonColumnValue(codec, codec.write(row, JSON.stringify(value)), value)

export const jsonColumnValue = (
  { plain }: Pick<EncryptedColumn<string>, 'plain'>,
  text: string,
  value: object,
): unknown => {
  if (text.startsWith('{')) return value
  if (!plain) return text
  const plainMembers = Object.entries(value).filter(([name]) => plain.includes(name))
  return { ...Object.fromEntries(plainMembers), encrypted: text }
}

/** Returns unencrypted objects unchanged. @throws when the value was altered or belongs to another row */
export const decryptObject = <T extends object>(
  codec: EncryptedColumn<keyof Key>,
  row: Key,
  stored: T,
): T => {
  const encrypted = encryptedIn(stored)
  return encrypted === undefined ? stored : JSON.parse(codec.read(row, encrypted))
}

const encryptedIn = (stored: unknown): string | undefined => {
  if (typeof stored === 'string') return stored
  if (typeof stored !== 'object' || stored === null || !('encrypted' in stored)) return undefined
  return typeof stored.encrypted === 'string' ? stored.encrypted : undefined
}
