import { LRUCache } from 'lru-cache'
import { blindIndexes } from '#lib/config/blind-indexes.ts'
import { getEnv } from '#lib/config/env.ts'
import { timeSlices } from '#lib/config/time-slices.ts'
import type { Connection } from './client.ts'
import type { EncryptedColumn } from './encrypted-column.ts'
import {
  balanceCpf,
  cltSimulationCpf,
  consultCpf,
  consultName,
  fgtsSimulationCpf,
  proposalCpf,
  proposalName,
} from './encrypted-columns.ts'
import { equalsAny } from './equals-any.ts'
import { NOTHING } from './nothing.ts'

export type Customer = { organizationId: string; documentNumber: string }

type Row = {
  id: string
  documentNumber: string
  encryptedDocumentNumber?: string | null | undefined
  name?: string | null
  clientName?: string | null
}

/** Tables with CPFs: `document_number` has a CPF's index, `encrypted_document_number` the encrypted CPF. */
export const CPF_COLUMNS = {
  proposals: proposalCpf,
  clt_consults: consultCpf,
  fgts_balance_queries: balanceCpf,
  fgts_simulations: fgtsSimulationCpf,
  clt_simulations: cltSimulationCpf,
} as const satisfies Record<string, EncryptedColumn<'organizationId' | 'id'>>

export type CpfTable = keyof typeof CPF_COLUMNS

export const NAME_COLUMNS = { proposals: proposalName, clt_consults: consultName } as const

export type NameTable = keyof typeof NAME_COLUMNS

export type WithoutCiphertext<T> = Omit<T, 'encryptedDocumentNumber'>

/** The statements of one request ask for the same CPF; each index is an HMAC. */
const recentIndexes = new LRUCache<string, [string, ...string[]]>({ max: 256 })

const indexesOf = ({ organizationId, documentNumber }: Customer): [string, ...string[]] => {
  const key = `${organizationId} ${documentNumber}`
  const recent = recentIndexes.get(key)
  if (recent) return recent
  const indexes = blindIndexes(['cpf', organizationId], documentNumber)
  recentIndexes.set(key, indexes)
  return indexes
}

/** Returns all stored forms of a CPF: first the one written now, then those of former keys and settings. */
export const formsOfCpf = (customer: Customer): [string, ...string[]] => {
  const { documentNumber } = customer
  const [index, ...others] = indexesOf(customer)
  return getEnv().ENCRYPT_DATA ? [index, ...others, documentNumber] : [documentNumber, index, ...others]
}

export const encryptCpf = (table: CpfTable, row: Customer & { id: string }) => {
  const [documentNumber] = formsOfCpf(row)
  const isPlain = documentNumber === row.documentNumber
  const encryptedDocumentNumber = isPlain ? null : CPF_COLUMNS[table].write(row, row.documentNumber)
  return { documentNumber, encryptedDocumentNumber }
}

/**
 * Decrypts CPF and name in the row itself, which the caller has just read: copying it would cost more. Rows
 * from before encryption and those of erased customers are not encrypted.
 */
export const decryptCustomer = <T extends Row & { organizationId: string }>(table: CpfTable, row: T): T =>
  decryptedIn(table, row.organizationId, row)

export const decryptCustomers = <T extends Row>(
  table: CpfTable,
  organizationId: string,
  rows: readonly T[],
): T[] => rows.map((row) => decryptedIn(table, organizationId, row))

/** Changes the rows themselves, like {@link decryptCustomer}. */
export const ofKnownCpf = <T extends Row>(documentNumber: string, rows: T[]): T[] => {
  for (const row of rows) Object.assign(row, { documentNumber, encryptedDocumentNumber: undefined })
  return rows
}

const SLICE_MS = 10

/** Decrypts in time slices, so that other requests can run in between. */
export const decryptManyCustomers = async <T extends Row>(
  table: CpfTable,
  organizationId: string,
  rows: readonly T[],
): Promise<T[]> => {
  const nextSlice = timeSlices(SLICE_MS)
  const plain: T[] = []
  for (const row of rows) {
    plain.push(decryptedIn(table, organizationId, row))
    await nextSlice()
  }
  return plain
}

const decryptedIn = <T extends Row>(table: CpfTable, organizationId: string, row: T): T => {
  const { encryptedDocumentNumber: stored } = row
  const key = { organizationId, id: row.id }
  if (typeof stored === 'string') row.documentNumber = CPF_COLUMNS[table].read(key, stored)
  // Deleting the member would cost several times as much.
  row.encryptedDocumentNumber = undefined
  if (table === 'proposals' || table === 'clt_consults') {
    if (row.name) row.name = decryptName(table, key, row.name)
    if (row.clientName) row.clientName = decryptName(table, key, row.clientName)
  }
  return row
}

export const decryptName = (
  table: NameTable,
  key: { organizationId: string; id: string },
  stored: string,
): string => NAME_COLUMNS[table].read(key, stored)

export const isCpfOf = (tx: Connection, customer: Customer) => equalsAny(tx, formsOfCpf(customer))

export const ofCustomer = (
  tx: Connection,
  { organizationId, documentNumber }: { organizationId: string; documentNumber?: string | undefined },
) =>
  documentNumber === undefined
    ? NOTHING
    : tx`and document_number ${isCpfOf(tx, { organizationId, documentNumber })}`

export type CpfForms = { forms: string[]; cpfOf: (form: string) => string }

export const formsOfCpfs = (organizationId: string, documentNumbers: readonly string[]): CpfForms => {
  const cpfs = new Map(
    documentNumbers.flatMap((documentNumber) =>
      formsOfCpf({ organizationId, documentNumber }).map((form) => [form, documentNumber] as const),
    ),
  )
  return { forms: [...cpfs.keys()], cpfOf: (form) => cpfs.get(form) ?? form }
}
