import type { EncryptedColumn } from './encrypted-column.ts'

/** Which row something is of. */
type Key = { organizationId: string; id: string }

/** As a JSON column has an object that is encrypted: one string, or `encrypted` beside what stays plain. */
export const storedObject = (codec: EncryptedColumn<keyof Key>, row: Key, value: object): unknown =>
  storedText(codec, codec.write(row, JSON.stringify(value)), value)

/** The same for a text that is encrypted already. */
export const storedText = (
  { plain }: Pick<EncryptedColumn<string>, 'plain'>,
  text: string,
  value: object,
): unknown => {
  if (text.startsWith('{')) return value
  if (!plain) return text
  const shown = Object.entries(value).filter(([name]) => plain.includes(name))
  return { ...Object.fromEntries(shown), encrypted: text }
}

/**
 * What a JSON column has, as it was given: rows from before have the object itself.
 * @throws where it was altered, or is another row's
 */
export const openedObject = <T extends object>(codec: EncryptedColumn<keyof Key>, row: Key, stored: T): T => {
  const encrypted = encryptedIn(stored)
  return encrypted === undefined ? stored : JSON.parse(codec.read(row, encrypted))
}

const encryptedIn = (stored: unknown): string | undefined => {
  if (typeof stored === 'string') return stored
  if (typeof stored !== 'object' || stored === null || !('encrypted' in stored)) return undefined
  return typeof stored.encrypted === 'string' ? stored.encrypted : undefined
}
