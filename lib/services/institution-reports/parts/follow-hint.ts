import type { Connection } from '#db/client.ts'
import { findRunningFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { InstitutionConnectionRow } from '#db/queries/institutions/institution-connections.ts'
import { findInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import { withTransaction } from '#db/transaction.ts'
import { instantOf, now } from '#lib/config/clock.ts'
import { readCpf } from '#lib/domain/documents/cpf.ts'
import type { ReadState } from '#lib/queue/catalog.ts'
import { enqueue } from '#lib/queue/enqueue.ts'

/** Each question is read at most once per window, however many hints arrive. */
const WINDOW_MS = 5_000
/** A hint so close to the end of its window might be stored only after the read, and lead to another one. */
const SETTLES_MS = 1_000
const ID_FIELDS = ['balanceId', 'queryId', 'proposalId', 'operationId', 'consultId', 'id']

type Hint = { connection: InstitutionConnectionRow; body: string }

/** Trusts an unsigned event only to name which of the organization's questions to read. */
export const followHint = async ({ connection, body }: Hint): Promise<void> => {
  const { organizationId } = connection
  const fields = fieldsOf(body)
  await withTransaction({ organizationId }, async (tx) => {
    const question = await findHinted(tx, connection, fields)
    if (!question) return
    const window = Math.ceil((now().getTime() + SETTLES_MS) / WINDOW_MS)
    const payload: ReadState = { organizationId, ...question, tries: 0, isHint: true }
    await enqueue(
      tx,
      { name: 'read_institution_state', payload },
      { runAt: instantOf(window * WINDOW_MS), key: `hint:${question.resourceId}:${window}` },
    )
  })
}

const fieldsOf = (body: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

const MOST_CHARACTERS = 200

/** Rejects control characters: JSON can contain an escaped NUL, which Postgres cannot store. */
const isExternalId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && !/\p{Cc}/u.test(value)

const findHinted = async (
  tx: Connection,
  { organizationId, institutionCode }: InstitutionConnectionRow,
  fields: Record<string, unknown>,
): Promise<Pick<ReadState, 'resourceType' | 'resourceId'> | undefined> => {
  for (const externalId of ID_FIELDS.map((name) => fields[name])) {
    if (!isExternalId(externalId)) continue
    const reference = await findInstitutionReference(tx, { organizationId, institutionCode, externalId })
    if (reference) return { resourceType: reference.resourceType, resourceId: reference.resourceId }
  }
  const documentNumber = readCpf(String(fields.documentNumber ?? ''))
  if (!documentNumber) return undefined
  const query = await findRunningFgtsBalanceQuery(tx, { organizationId, institutionCode, documentNumber })
  return query && { resourceType: 'fgts_balance_query', resourceId: query.id }
}
