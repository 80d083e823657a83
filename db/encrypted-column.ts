import { decryptText, encryptText } from '#lib/config/encrypted-text.ts'

/** A column of encrypted text and the members that identify its row. */
export type EncryptedColumnName<K extends string> = {
  table: string
  column: string
  /** Members that must never change: the ciphertext is bound to their values. */
  key: readonly [K, ...K[]]
  /** A JSON column holds the ciphertext as one JSON string. */
  type: 'text' | 'jsonb'
  /** Members of a JSON object stored in plain text beside the whole object, the member `encrypted`. */
  plain?: readonly string[]
}

/** A column that is never searched by value and accessed through this codec alone. */
export type EncryptedColumn<K extends string> = EncryptedColumnName<K> & {
  write: (row: Readonly<Record<K, string>>, text: string) => string
  /**
   * Only the last line may be encrypted, behind plain lines that the database prepended.
   * @throws when the text was altered or belongs to another row
   */
  read: (row: Readonly<Record<K, string>>, stored: string) => string
}

/** Returns the codec of a column; ciphertext is readable only in its own row, column and table. */
export const encryptedColumn = <K extends string>(name: EncryptedColumnName<K>): EncryptedColumn<K> => {
  const placeIn = (row: Readonly<Record<K, string>>) => [
    name.table,
    name.column,
    ...name.key.map((member) => row[member]),
  ]
  return {
    ...name,
    write: (row, text) => encryptText(placeIn(row), text),
    read: (row, stored) => {
      const from = stored.lastIndexOf('\n') + 1
      const last = stored.slice(from)
      const plain = decryptText(placeIn(row), last)
      return plain === last ? stored : `${stored.slice(0, Math.max(0, from - 1))}${plain}`
    },
  }
}
