import type postgres from 'postgres'
import { CPF_COLUMNS, type CpfTable, decryptCustomer, encryptCpf, formsOfCpf } from './customer-cpf.ts'
import { withinOrganization } from './within-organization.ts'

/** Customers per transaction; small, so that other transactions do not wait long for a locked row. */
const BATCH = 50

const TABLES = Object.keys(CPF_COLUMNS) as CpfTable[]

type Tx = postgres.TransactionSql
type Row = { id: string; document_number: string; encrypted_document_number: string | null }

/** `keyId` is null for plain text. */
export type KeyUse = { table: string; column: string; keyId: string | null; values: number }

/** Must run as the owner of the tables. */
export const listIndexUses = async (
  sql: postgres.Sql,
  organizationIds: readonly string[],
): Promise<KeyUse[]> => {
  const uses: KeyUse[] = []
  for (const organizationId of organizationIds)
    for (const table of TABLES) {
      const rows = await withinOrganization(
        sql,
        organizationId,
        (tx) => tx<{ keyId: string | null; values: string }[]>`
          select substring(document_number from '^idx1:([A-Za-z0-9-]{1,20}):') as "keyId", count(*) as values
          from ${tx(table)} where organization_id = ${organizationId} and document_number !~ '^-' group by 1`,
      )
      for (const { keyId, values } of rows)
        uses.push({ table, column: 'document_number', keyId, values: Number(values) })
    }
  return uses
}

/** `doubled` describes rows left as they were: after renewal a customer would have two open rows. */
export type RenewedCustomers = { rows: number; doubled: string[] }

/** @throws when a CPF cannot be decrypted; earlier batches stay committed */
export const renewCustomers = async (
  sql: postgres.Sql,
  { organizationIds, newest }: { organizationIds: readonly string[]; newest: string },
  report: (rows: number) => void,
): Promise<RenewedCustomers> => {
  const total: RenewedCustomers = { rows: 0, doubled: [] }
  // Each table's index is scanned once; a customer found there is renewed in all tables.
  for (const organizationId of organizationIds)
    for (const table of TABLES)
      for (let beyond: string | undefined = ''; beyond !== undefined; ) {
        const batch: Batch = { table, organizationId, newest, beyond }
        const forms = await withinOrganization(sql, organizationId, (tx) => listOldForms(tx, batch))
        const renewed = await renewForms(sql, organizationId, forms)
        total.rows += renewed.rows
        total.doubled.push(...renewed.doubled.map((row) => `${table} ${row}`))
        beyond = forms.at(-1)
        if (renewed.rows > 0) report(total.rows)
      }
  return total
}

const UNIQUE_VIOLATION = '23505'

/** Renews the forms together or, if two open rows of a customer violate a unique index, one by one. */
const renewForms = async (
  sql: postgres.Sql,
  organizationId: string,
  forms: readonly string[],
): Promise<RenewedCustomers> => {
  if (forms.length === 0) return { rows: 0, doubled: [] }
  try {
    // All rows of a customer change in one transaction, so that searches and unique indexes never miss one.
    const rows = await withinOrganization(sql, organizationId, (tx) => renew(tx, { organizationId, forms }))
    return { rows, doubled: [] }
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    if (forms.length === 1) return { rows: 0, doubled: [detail ?? ''] }
  }
  const total: RenewedCustomers = { rows: 0, doubled: [] }
  for (const form of forms) {
    const { rows, doubled } = await renewForms(sql, organizationId, [form])
    total.rows += rows
    total.doubled.push(...doubled)
  }
  return total
}

const renew = async (tx: Tx, { organizationId, forms }: Omit<Selection, 'table'>): Promise<number> => {
  const cpfs = new Set<string>()
  for (const table of TABLES)
    for (const row of await rowsOf(tx, { table, organizationId, forms }))
      cpfs.add(cpfOf(table, organizationId, row))
  const others = [...cpfs].flatMap((documentNumber) =>
    formsOfCpf({ organizationId, documentNumber }).slice(1),
  )
  let rows = 0
  for (const table of TABLES)
    rows += await renewTable(tx, { table, organizationId, forms: [...new Set([...forms, ...others])] })
  return rows
}

type Batch = { table: CpfTable; organizationId: string; newest: string; beyond: string }

const listOldForms = async (tx: Tx, { table, organizationId, newest, beyond }: Batch): Promise<string[]> => {
  const rows = await tx<{ document_number: string }[]>`
    select distinct document_number from ${tx(table)}
    where organization_id = ${organizationId} and document_number > ${beyond} and document_number !~ '^-'
      and not starts_with(document_number, ${`idx1:${newest}:`})
    order by document_number limit ${BATCH}`
  return rows.map((row) => row.document_number)
}

type Selection = { table: CpfTable; organizationId: string; forms: readonly string[] }

const rowsOf = (tx: Tx, { table, organizationId, forms }: Selection) => tx<Row[]>`
  select id, document_number, encrypted_document_number from ${tx(table)}
  where organization_id = ${organizationId} and document_number = any(array(select jsonb_array_elements_text(${JSON.stringify(forms)}::text::jsonb)))
  order by id for no key update`

const renewTable = async (tx: Tx, selection: Selection): Promise<number> => {
  const { table, organizationId } = selection
  const rows = await rowsOf(tx, selection)
  const renewed = rows.map((row) => {
    const documentNumber = cpfOf(table, organizationId, row)
    return { id: row.id, ...encryptCpf(table, { organizationId, id: row.id, documentNumber }) }
  })
  if (renewed.length > 0)
    await tx`
      update ${tx(table)} as t
      set document_number = renewed."documentNumber", encrypted_document_number = renewed."encryptedDocumentNumber"
      from jsonb_to_recordset(${JSON.stringify(renewed)}::text::jsonb)
        as renewed (id uuid, "documentNumber" text, "encryptedDocumentNumber" text)
      where t.organization_id = ${organizationId} and t.id = renewed.id`
  return rows.length
}

const cpfOf = (table: CpfTable, organizationId: string, row: Row): string => {
  const { documentNumber } = decryptCustomer(table, {
    ...{ organizationId, id: row.id, documentNumber: row.document_number },
    encryptedDocumentNumber: row.encrypted_document_number,
  })
  if (documentNumber.startsWith('idx1:'))
    throw new Error(`a row of ${table} has the index of a CPF without the CPF`)
  return documentNumber
}
