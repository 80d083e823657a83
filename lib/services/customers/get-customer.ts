import type { Connection } from '#db/client.ts'
import { listUsers } from '#db/queries/access/users.ts'
import { type CltConsultListRow, listCltConsults } from '#db/queries/clt/clt-consult-lists.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import {
  listCltConsultHistories,
  listCustomerSimulations,
  listDocumentsOfProposals,
  listPayoutsOfProposals,
} from '#db/queries/customers/customer-records.ts'
import { listFgtsBalanceQueries } from '#db/queries/fgts/fgts-balance-lists.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { listProposalHistories } from '#db/queries/proposals/proposal-history.ts'
import {
  findProposal,
  listOperationsOfConsults,
  listProposals,
  type ProposalListRow,
} from '#db/queries/proposals/proposals.ts'
import { listTimelineEventsOfSubjects } from '#db/queries/proposals/timeline-events.ts'
import { withSnapshot } from '#db/transaction.ts'
import { stepsNow } from '#lib/domain/customers/steps-now.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import { balanceStanding } from '#lib/domain/fgts/balance-standing.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import type { PersonalSubject } from '#lib/domain/personal-data/personal-data.ts'
import { cltConsultView } from '#lib/services/clt/shared/clt-consult-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type CustomerRecords, customerEvents } from '#lib/services/customers/parts/customer-events.ts'
import { fgtsBalanceViews } from '#lib/services/fgts/shared/fgts-balance-views.ts'
import { customerKeyOf, documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { proposalSummary } from '#lib/services/proposals/shared/proposal-summary.ts'

/** Maximum number of records of a kind; `cut` is true if any kind reaches it. */
const MOST = 50

/** Returns only records that the caller may see. @throws not_found for an invalid key */
export const getCustomer = async (context: Context, { key }: { key: string }) => {
  requirePermission(context, 'originate')
  const { organizationId, language, now } = context
  const documentNumber = documentNumberOfKey(organizationId, key)
  return withSnapshot(context, async (tx) => {
    const records = await recordsOf(tx, context, documentNumber)
    const [items, people, best] = await Promise.all([
      listOpenPendingItems(tx, { organizationId, proposalIds: records.proposals.map(({ id }) => id) }),
      listUsers(tx, organizationId),
      bestContact(tx, records),
    ])
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const balances = await fgtsBalanceViews(tx, context, records.balances)
    const consults = records.consults.map((row) => cltConsultView(row, context))
    const proposals = records.proposals.map((row) => proposalSummary(row, items, context))
    const { simulations } = records
    const views = { balances, simulations, consults, proposals }
    return {
      key: customerKeyOf({ organizationId, documentNumber }),
      documentNumber,
      ...best,
      steps: stepsNow(views, now),
      ...views,
      balances: balances.map(withFirstReason),
      consults: consults.map((consult) => ({
        ...consult,
        reason: consult.reason?.text ?? null,
        operation: records.operations.find(({ consultId }) => consultId === consult.id) ?? null,
      })),
      timeline: customerEvents(records, { language, nameOf: (id) => names.get(id) ?? null }),
      cut: Object.values(views).some((list) => list.length === MOST),
    }
  })
}

const withFirstReason = (balance: BalanceView) => ({
  ...balance,
  standing: balanceStanding(balance.eligibility),
  reason: balance.eligibility?.reasons[0]?.text ?? null,
})

const recordsOf = async (
  tx: Connection,
  context: Context,
  documentNumber: string,
): Promise<CustomerRecords> => {
  const { organizationId } = context
  const authors = await visibleAuthors(tx, context)
  const customer = { organizationId, documentNumber, authors }
  const window = { limit: MOST, offset: 0 }
  const [balances, simulations, consults, proposals] = await Promise.all([
    listFgtsBalanceQueries(
      tx,
      { organizationId, documentNumber, askers: authors, statuses: BALANCE_QUERY_STATUSES, liveAt: null },
      window,
    ),
    listCustomerSimulations(tx, { ...customer, limit: MOST }),
    listCltConsults(tx, customer, window),
    listProposals(tx, customer, window),
  ])
  const proposalIds = proposals.map(({ id }) => id)
  const consultIds = consults.map(({ id }) => id)
  const [consultHistory, proposalHistory, documents, payouts, operations, timeline] = await Promise.all([
    listCltConsultHistories(tx, { organizationId, consultIds }),
    listProposalHistories(tx, { organizationId, proposalIds }),
    listDocumentsOfProposals(tx, { organizationId, proposalIds }),
    listPayoutsOfProposals(tx, { organizationId, proposalIds }),
    listOperationsOfConsults(tx, { organizationId, consultIds }),
    listTimelineEventsOfSubjects(tx, {
      organizationId,
      subjectIds: [...consultIds, ...proposalIds, ...simulations.map(({ id }) => id)],
    }),
  ])
  const histories = { consultHistory, proposalHistory, timeline }
  return { balances, simulations, consults, proposals, documents, payouts, operations, ...histories }
}

type CustomerContact = {
  name: string | null
  /** A request to reveal this contact's data must name this record. */
  subject: PersonalSubject | null
  email: string | null
  phone: { areaCode: string; number: string } | null
}

/** Uses the newest proposal or consult, because a balance query contains only the CPF. */
const bestContact = async (tx: Connection, records: CustomerRecords): Promise<CustomerContact> => {
  const [proposal] = records.proposals
  const [consult] = records.consults
  if (proposal && (!consult || proposal.id > consult.id)) return ofProposal(tx, proposal)
  if (consult) return ofConsult(tx, consult)
  const [balance] = records.balances
  const subject = balance ? ({ subjectType: 'fgts_balance_query', subjectId: balance.id } as const) : null
  return { name: null, subject, email: null, phone: null }
}

const ofProposal = async (
  tx: Connection,
  { organizationId, id, clientName }: ProposalListRow,
): Promise<CustomerContact> => {
  const whole = await findProposal(tx, { organizationId, id })
  const subject = { subjectType: 'proposal', subjectId: id } as const
  const { email = null, phone = null } = whole?.borrower ?? {}
  return { name: clientName, subject, email, phone }
}

const ofConsult = async (
  tx: Connection,
  { organizationId, id, name }: CltConsultListRow,
): Promise<CustomerContact> => {
  const whole = await findCltConsult(tx, { organizationId, id })
  const subject = { subjectType: 'clt_consult', subjectId: id } as const
  return { name, subject, email: whole?.email ?? null, phone: whole?.phone ?? null }
}
