import type { Connection } from '#db/client.ts'
import { decryptCustomer, encryptCpf, isCpfOf, type WithoutCiphertext } from '#db/customer-cpf.ts'
import { consultEmail, consultName, consultPhone } from '#db/encrypted-columns.ts'
import { encryptObject } from '#db/encrypted-object.ts'
import { decryptConsult } from '#db/encrypted-rows.ts'
import { json } from '#db/json.ts'
import { lockCustomerRows } from '#db/lock-customer-rows.ts'
import { storedWords } from '#db/name-digests.ts'
import type { cltConsults } from '#db/schema/clt-consults.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'

export type CltConsultRow = WithoutCiphertext<typeof cltConsults.$inferSelect>

type Key = { organizationId: string; id: string }

export const insertCltConsult = async (
  tx: Connection,
  row: CltConsultRow,
  nameWords: readonly string[],
): Promise<boolean> => {
  if (await hasOpenConsult(tx, row)) return false
  const { reasonDetails, worker, simulationLimit, ...plain } = row
  const name = consultName.write(row, row.name)
  const email = consultEmail.write(row, row.email)
  const phone = encryptObject(consultPhone, row, row.phone)
  const json = jsonOf(tx, { phone, reasonDetails, worker, simulationLimit })
  const inserted = await tx`
    insert into clt_consults ${tx({ ...plain, ...encryptCpf('clt_consults', row), name, email, ...json })}
    on conflict (organization_id, document_number) where closed_at is null do nothing returning id`
  if (inserted.length === 0) return false
  await tx`
    insert into clt_consult_name_words (organization_id, consult_id, word)
    select ${row.organizationId}, ${row.id}, word from unnest(${storedWords(row.organizationId, nameWords)}::text[]) as word`
  return true
}

const hasOpenConsult = async (tx: Connection, row: CltConsultRow): Promise<boolean> => {
  const lock = lockCustomerRows(tx, row)
  const open = tx`
    select 1 from clt_consults
    where organization_id = ${row.organizationId} and document_number ${isCpfOf(tx, row)} and closed_at is null limit 1`
  const [, rows] = await Promise.all([lock, open])
  return rows.length > 0
}

export const findCltConsult = async (tx: Connection, key: Key): Promise<CltConsultRow | undefined> => {
  const [row] = await tx<CltConsultRow[]>`
    select * from clt_consults where organization_id = ${key.organizationId} and id = ${key.id}`
  return row && decryptConsult(row)
}

export type CltConsultWithoutContacts = Omit<CltConsultRow, 'email' | 'phone'>

/** Leaves e-mail and phone encrypted, because a simulation needs neither and decryption costs time. */
export const findCltConsultWithoutContacts = async (
  tx: Connection,
  key: Key,
): Promise<CltConsultWithoutContacts | undefined> => {
  const [row] = await tx<CltConsultRow[]>`
    select * from clt_consults where organization_id = ${key.organizationId} and id = ${key.id}`
  return row && decryptCustomer('clt_consults', row)
}

export const findCltConsultForUpdate = async (
  tx: Connection,
  key: Key,
): Promise<CltConsultRow | undefined> => {
  const [row] = await tx<CltConsultRow[]>`
    select * from clt_consults where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row && decryptConsult(row)
}

export const findActiveCltConsultForUpdate = async (
  tx: Connection,
  subject: { organizationId: string; documentNumber: string },
): Promise<CltConsultRow | undefined> => {
  const [row] = await tx<CltConsultRow[]>`
    select * from clt_consults
    where organization_id = ${subject.organizationId} and document_number ${isCpfOf(tx, subject)} and closed_at is null
    for update`
  return row && decryptConsult(row)
}

export type CltConsultChange = Partial<
  Pick<
    CltConsultRow,
    | 'code'
    | 'reasonDetails'
    | 'worker'
    | 'availableMarginCents'
    | 'admissionMonths'
    | 'existingCustomer'
    | 'simulationLimit'
    | 'partnerInternalId'
    | 'deadlineAt'
    | 'expiresAt'
    | 'closedAt'
  >
> & { status: ConsultStatus; updatedAt: Date }

/** Compare-and-set of the status. */
export const updateCltConsultStatus = async (
  tx: Connection,
  key: Key,
  { from, change }: { from: ConsultStatus; change: CltConsultChange },
): Promise<CltConsultRow | undefined> => {
  const { reasonDetails, worker, simulationLimit, ...plain } = change
  const json = jsonOf(tx, { reasonDetails, worker, simulationLimit })
  const [row] = await tx<CltConsultRow[]>`
    update clt_consults set ${tx({ ...plain, ...json })}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = ${from}
    returning *`
  return row && decryptConsult(row)
}

export const updateCltConsultReportSequence = async (
  tx: Connection,
  key: Key,
  sequence: number,
): Promise<void> => {
  await tx`
    update clt_consults set report_sequence = ${sequence}
    where organization_id = ${key.organizationId} and id = ${key.id}`
}

/** Closes a consult without changing its status, so that the CPF may get another consult. */
export const updateCltConsultClosed = async (
  tx: Connection,
  key: Key,
  at: Date,
): Promise<CltConsultRow | undefined> => {
  const [row] = await tx<CltConsultRow[]>`
    update clt_consults set closed_at = ${at}, updated_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id} and closed_at is null
    returning *`
  return row && decryptConsult(row)
}

const jsonOf = (tx: Connection, members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : json(tx, value)]),
  )
