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
  encryptedDocumentNumber?: string | null
  name?: string | null
  clientName?: string | null
}

/** Tables of customers: `document_number` holds the index of the CPF, `encrypted_document_number` the CPF. */
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

/** The first is the value written now; the others stem from a former key or from before encryption. */
export const formsOfCpf = ({ organizationId, documentNumber }: Customer): [string, ...string[]] => {
  const [index, ...others] = blindIndexes(['cpf', organizationId], documentNumber)
  return getEnv().ENCRYPT_DATA ? [index, ...others, documentNumber] : [documentNumber, index, ...others]
}

export const encryptCpf = (table: CpfTable, row: Customer & { id: string }) => {
  const [documentNumber] = formsOfCpf(row)
  const isPlain = documentNumber === row.documentNumber
  const encryptedDocumentNumber = isPlain ? null : CPF_COLUMNS[table].write(row, row.documentNumber)
  return { documentNumber, encryptedDocumentNumber }
}

/** Rows from before encryption and of erased customers are plain. */
export const decryptCustomer = <T extends Row & { organizationId: string }>(table: CpfTable, row: T): T =>
  decryptedIn(table, row.organizationId, row)

export const decryptCustomers = <T extends Row>(
  table: CpfTable,
  organizationId: string,
  rows: readonly T[],
): T[] => rows.map((row) => decryptedIn(table, organizationId, row))

export const ofKnownCpf = <T extends Row>(documentNumber: string, rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...withoutCiphertext(row), documentNumber }))

const SLICE_MS = 10

/** Lets other requests run in between. */
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
  const plain: Row = withoutCiphertext(row)
  if (typeof stored === 'string') plain.documentNumber = CPF_COLUMNS[table].read(key, stored)
  if (table === 'proposals' || table === 'clt_consults') {
    if (row.name) plain.name = decryptName(table, key, row.name)
    if (row.clientName) plain.clientName = decryptName(table, key, row.clientName)
  }
  return plain as T
}

/** Copies a row. A copy with all its members takes a fraction of the time of one that leaves a member out. */
const withoutCiphertext = <T extends Row>(row: T): T => ({ ...row, encryptedDocumentNumber: undefined })

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
