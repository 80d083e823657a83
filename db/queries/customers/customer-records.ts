import type { Connection } from '#db/client.ts'
import { isCpfOf } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { CltConsultHistoryRow } from '#db/queries/clt/clt-consult-history.ts'
import type { ProposalDocumentRow } from '#db/queries/proposals/proposal-documents.ts'
import { limitTo } from '#db/row-limit.ts'
import type { CustomerSimulation } from '#lib/domain/customers/customer-work.ts'
import type { Cents } from '#lib/domain/money.ts'

type Customer = {
  organizationId: string
  documentNumber: string
  authors?: readonly string[] | undefined
  limit: number
}

export const listIdsOfCustomer = async (
  tx: Connection,
  { organizationId, documentNumber }: Pick<Customer, 'organizationId' | 'documentNumber'>,
): Promise<string[]> => {
  const own = tx`organization_id = ${organizationId} and document_number ${isCpfOf(tx, { organizationId, documentNumber })}`
  const rows = await tx<{ id: string }[]>`
    select id from proposals where ${own} union all select id from fgts_balance_queries where ${own}
    union all select id from clt_consults where ${own}`
  return rows.map(({ id }) => id)
}

export const listCustomerSimulations = (
  tx: Connection,
  { organizationId, documentNumber, authors, limit }: Customer,
): Promise<CustomerSimulation[]> => {
  const own = tx`organization_id = ${organizationId} and document_number ${isCpfOf(tx, { organizationId, documentNumber })}
    ${authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`}`
  return tx<CustomerSimulation[]>`
    select id, product, institution_code, net_cents, installments, created_at, created_by_id, expires_at, proposal_id,
      (select min(said.at) from timeline_events as said where said.organization_id = ${organizationId}
        and said.subject_id = both_products.id and said.kind = 'offer_wanted') as wanted_at
    from (
      (select id, 'fgts' as product, institution_code, net_cents as net_cents,
          jsonb_array_length(requested_installments) as installments, created_at, created_by_id, expires_at,
          (select made.id from proposals as made where made.fgts_simulation_id = shown.id and made.organization_id = ${organizationId}) as proposal_id
        from fgts_simulations as shown where ${own} order by id desc nulls last ${limitTo(tx, limit)})
      union all
      (select id, 'clt' as product, institution_code, net_cents, number_of_installments as installments, created_at, created_by_id, expires_at,
          (select made.id from proposals as made where made.clt_simulation_id = shown.id and made.organization_id = ${organizationId}) as proposal_id
        from clt_simulations as shown where ${own} order by id desc nulls last ${limitTo(tx, limit)})) as both_products
    order by id desc ${limitTo(tx, limit)}`
}

export const listCltConsultHistories = (
  tx: Connection,
  key: { organizationId: string; consultIds: readonly string[] },
): Promise<CltConsultHistoryRow[]> => tx<CltConsultHistoryRow[]>`
  select * from clt_consult_history
  where organization_id = ${key.organizationId} and consult_id = any(${[...key.consultIds]}) order by position`

type Proposals = { organizationId: string; proposalIds: readonly string[] }

export const listDocumentsOfProposals = (
  tx: Connection,
  key: Proposals,
): Promise<ProposalDocumentRow[]> => tx<ProposalDocumentRow[]>`
  select * from proposal_documents
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]}) order by id`

export const listPayoutsOfProposals = (
  tx: Connection,
  key: Proposals,
): Promise<
  { id: string; proposalId: string; amountCents: Cents; paidAt: Date; refundedAt: Date | null }[]
> => tx<{ id: string; proposalId: string; amountCents: Cents; paidAt: Date; refundedAt: Date | null }[]>`
  select id, proposal_id, amount_cents, paid_at, refunded_at from payouts
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]})`
