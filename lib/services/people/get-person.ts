import type { Connection } from '#db/client.ts'
import { findNewestAccessLink } from '#db/queries/access/access-links.ts'
import { listIdentitiesOfUser } from '#db/queries/access/external-identities.ts'
import { listAgentCertificates } from '#db/queries/people/agent-certificates.ts'
import { listPeople } from '#db/queries/people/people.ts'
import { countProposals } from '#db/queries/proposals/proposals.ts'
import { withSnapshot } from '#db/transaction.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isFinalStatus, PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { liveSessionsOf } from '#lib/services/people/parts/live-sessions-of.ts'
import { personSummary } from '#lib/services/people/parts/person-summary.ts'
import { accountTakesTwo } from './parts/resolve-access.ts'

/** @throws not_found */
export const getPerson = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, (tx) => personDetail(tx, context, id))
}

const OPEN_STATUSES = PROPOSAL_STATUSES.filter((status) => !isFinalStatus(status))

/** @throws not_found */
export const personDetail = async (tx: Connection, context: Context, id: string) => {
  const { organizationId, now } = context
  const [[row], sessions, openLink, openProposals, certificates, identities] = await Promise.all([
    listPeople(tx, { organizationId, id }, now),
    liveSessionsOf(tx, context, id),
    openLinkOf(tx, context, id),
    countProposals(tx, { organizationId, authors: [id], statuses: OPEN_STATUSES }, COUNT_CEILING),
    listAgentCertificates(tx, { organizationId, userId: id }),
    listIdentitiesOfUser(tx, { organizationId, userId: id }),
  ])
  if (!row) throw new DomainError('not_found')
  const takesTwo = await accountTakesTwo(tx, context, row)
  const summary = personSummary(row, context)
  const identitySince = identities.at(-1)?.createdAt ?? null
  return { ...summary, sessions, openLink, openProposals, certificates, takesTwo, identitySince }
}

const openLinkOf = async (tx: Connection, { organizationId, now }: Context, userId: string) => {
  const link = await findNewestAccessLink(tx, { organizationId, userId })
  if (!link || link.usedAt !== null || link.expiresAt <= now) return null
  const { purpose, createdAt, expiresAt, createdByName } = link
  return { purpose, createdAt, expiresAt, createdByName }
}
