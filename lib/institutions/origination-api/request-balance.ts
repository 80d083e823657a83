import {
  findInstitutionReference,
  insertInstitutionReference,
} from '#db/queries/institutions/institution-references.ts'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { callUpstream, codeOf, isSuccess, refusalOf, textIn } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'
import { ownReference } from './own-reference.ts'

type BalanceRequest = { reference: string; documentNumber: string }

/**
 * The institution resends a known balance under its old id, and the event may arrive before that id belongs
 * to this query. So the id is stored for this query first, and then the event is requested again.
 */
export const requestBalance = async (
  connection: OpenConnection,
  { reference, documentNumber }: BalanceRequest,
): Promise<{ externalId: string }> => {
  const externalId =
    (await startQuery(connection, documentNumber, `balance:${reference}`)) ?? ownReference(reference)
  const isNew = await storeReference(connection, { reference, externalId })
  if (!isNew) await startQuery(connection, documentNumber, `balance-again:${reference}`)
  return { externalId }
}

const startQuery = async (
  connection: OpenConnection,
  documentNumber: string,
  key: string,
): Promise<string | undefined> => {
  const body = { documentNumber, provider: connection.row.provider }
  const answer = await callUpstream(connection, { method: 'POST', path: '/fgts/balance', body, key })
  const isRunning = codeOf(answer.body) === 'balance_query_in_progress'
  if (!isSuccess(answer) && !isRunning) throw refusalOf(answer)
  const { headers, body: answered } = answer
  return headers['x-balance-query-id'] || textIn(answered, 'queryId') || textIn(answered, 'id')
}

type Reference = { reference: string; externalId: string }

/** Returns true for a new id, which the caller stores. Assigns an earlier query's id to `reference`. */
const storeReference = ({ key }: OpenConnection, { reference, externalId }: Reference): Promise<boolean> =>
  withTransaction(key, async (tx) => {
    const known = await findInstitutionReference(tx, { ...key, externalId })
    if (!known || known.resourceId === reference) return true
    await insertInstitutionReference(tx, {
      ...key,
      externalId,
      resourceType: 'fgts_balance_query',
      resourceId: reference,
      createdAt: now(),
    })
    return false
  })
