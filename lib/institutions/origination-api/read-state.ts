import type { InstitutionQuestion, InstitutionReport } from '#lib/institutions/institution.ts'
import { callUpstream, isSuccess, refusalOf } from './call-upstream.ts'
import { callsOf } from './calls-of.ts'
import type { OpenConnection } from './open-connection.ts'
import { readBalanceState } from './read-balance-state.ts'
import { readConsultState } from './read-consult-state.ts'
import { productOfProposal } from './submission-product.ts'

export const readState = async (
  connection: OpenConnection,
  question: InstitutionQuestion,
): Promise<InstitutionReport | null> => {
  if (question.resourceType === 'fgts_balance_query') return readBalanceState(connection, question)
  if (question.resourceType === 'clt_consult') return readConsultState(connection, question)
  const { externalId } = question
  const calls = callsOf(await productOfProposal(connection, externalId))
  const path = `${calls.path}/${encodeURIComponent(externalId)}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return { kind: 'proposal_updated', externalId, ...calls.readMove(answer) }
}
