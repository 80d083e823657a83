import { decryptText, encryptShortText, encryptText } from '#lib/config/encrypted-text.ts'

export type EncryptedColumnName<K extends string> = {
  table: string
  column: string
  /** Row members whose values must never change, because the ciphertext is bound to them. */
  key: readonly [K, ...K[]]
  /** A JSON column holds the ciphertext as one JSON string. */
  type: 'text' | 'jsonb'
  /** Members of the JSON object that are also stored in plain text, beside the ciphertext in `encrypted`. */
  plain?: readonly string[]
  /** True for short values that lists decrypt in large numbers; `key` must then end with the row's id. */
  isShort?: boolean
}

export type EncryptedColumn<K extends string> = EncryptedColumnName<K> & {
  write: (row: Readonly<Record<K, string>>, text: string) => string
  /** @throws when the ciphertext was altered or belongs to another row */
  read: (row: Readonly<Record<K, string>>, stored: string) => string
}

/** Binds the ciphertext to its table, column and row; decryption for any other place fails. */
export const encryptedColumn = <K extends string>(name: EncryptedColumnName<K>): EncryptedColumn<K> => {
  const placeIn = (row: Readonly<Record<K, string>>) => [
    name.table,
    name.column,
    ...name.key.map((member) => row[member]),
  ]
  return {
    ...name,
    write: (row, text) => (name.isShort ? encryptShortText : encryptText)(placeIn(row), text),
    read: (row, stored) => {
      // The database may have prepended lines that are not encrypted.
      const from = stored.lastIndexOf('\n') + 1
      const last = stored.slice(from)
      const plain = decryptText(placeIn(row), last)
      return plain === last ? stored : `${stored.slice(0, Math.max(0, from - 1))}${plain}`
    },
  }
}
