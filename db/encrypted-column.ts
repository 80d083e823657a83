import { decryptText, encryptText } from '#lib/config/encrypted-text'

/** Where encrypted texts are: a column, and the members of a row that say which row it is. */
export type EncryptedColumnName<K extends string> = {
  table: string
  column: string
  /** Written once and never changed: what is encrypted belongs to them. */
  key: readonly [K, ...K[]]
  /** A JSON column has what is encrypted as one JSON string. */
  type: 'text' | 'jsonb'
  /**
   * Of a JSON object, the members that stay plain because the database reads them; the whole object is
   * encrypted beside them, as the member `encrypted`.
   */
  plain?: readonly string[]
}

/** A column whose texts nobody searches by, written and read by this codec alone. */
export type EncryptedColumn<K extends string> = EncryptedColumnName<K> & {
  write: (row: Readonly<Record<K, string>>, text: string) => string
  /**
   * A stored text as it was given. The last line may be encrypted behind plain ones, which the database put
   * in front of it.
   * @throws where it was altered, or is another row's
   */
  read: (row: Readonly<Record<K, string>>, stored: string) => string
}

/** The codec of a column: what is encrypted can be read in its own row of its own table alone. */
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
