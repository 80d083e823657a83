import { z } from 'zod'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Institution } from '#lib/institutions/institution.ts'
import { readReport } from '#lib/institutions/read-report.ts'
import { callUpstream, isSuccess, refusalOf } from './call-upstream.ts'
import { cancelProposal, readSignedAmounts, solvePendingItem } from './on-proposal.ts'
import { openConnection } from './open-connection.ts'
import { readState } from './read-state.ts'
import { readWorker } from './read-worker.ts'
import { requestBalance } from './request-balance.ts'
import { requestConsult } from './request-consult.ts'
import { submitProposal } from './submit-proposal.ts'

/** Client of a service that implements docs/contract.md; signing and review take place at that service. */
export const originationApiInstitution = (row: InstitutionRow, organizationId: string): Institution => {
  const connect = () => openConnection(row, organizationId)
  return {
    code: row.code,
    requestFgtsBalance: async (request) => requestBalance(await connect(), request),
    requestCltConsult: async (request) => requestConsult(await connect(), request),
    revokeCltConsent: async (externalId) => {
      const path = `/private-consignment/consult/${encodeURIComponent(externalId)}/revoke`
      const call = { method: 'POST', path, body: {}, key: `revoke:${externalId}` } as const
      const answer = await callUpstream(await connect(), call)
      if (!isSuccess(answer) && answer.status !== 409) throw refusalOf(answer)
    },
    submitProposal: async (submission) => submitProposal(await connect(), submission),
    confirmSignature: notHere,
    requestCancellation: async (externalId) => cancelProposal(await connect(), externalId),
    solvePendingItem: async (externalId, solution) => solvePendingItem(await connect(), externalId, solution),
    decideReview: notHere,
    readState: async (question) => readState(await connect(), question),
    readReport,
    ignoresEvent,
    readSignedAmounts: async (externalId) => readSignedAmounts(await connect(), externalId),
    readWorker: async (consultExternalId) => readWorker(await connect(), consultExternalId),
  }
}

const notHere = () => Promise.reject(new DomainError('provider_error'))

const SILENT_TYPES = ['webhook.test', 'webhook.registered']
const SILENT_STATUSES = ['WAITING_CONSENT', 'CONSENT_APPROVED']

const eventHead = z.object({ type: z.string(), status: z.string().optional() })

const ignoresEvent = (body: string): boolean => {
  const head = eventHead.safeParse(parsedJson(body))
  if (!head.success) return false
  const { type, status } = head.data
  return (
    SILENT_TYPES.includes(type) ||
    (type === 'private.consignment.consult.updated' && SILENT_STATUSES.includes(status ?? ''))
  )
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
