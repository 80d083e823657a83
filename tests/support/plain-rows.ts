import { fromCamel } from 'postgres'
import type { EncryptedColumn } from '#db/encrypted-column.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read rows whose shape they are about to assert
type Row = Record<string, any>

/** Decrypts the column; rows must include the columns that the encryption is bound to. */
export const plainRows = <K extends string>(codec: EncryptedColumn<K>, rows: readonly Row[]): Row[] =>
  rows.map((row) => {
    const column = row[codec.column]
    const stored = codec.plain ? column?.encrypted : column
    if (typeof stored !== 'string') return row
    const key = Object.fromEntries(codec.key.map((name) => [name, String(row[fromCamel(name)])]))
    const text = codec.read(key as Record<K, string>, stored)
    return { ...row, [codec.column]: codec.plain ? JSON.parse(text) : text }
  })
