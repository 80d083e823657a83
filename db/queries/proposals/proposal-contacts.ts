import type { Connection } from '#db/client.ts'
import { decryptName } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import type { proposalContacts } from '#db/schema/reviews.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ContactKind } from '#lib/domain/review/review-rules.ts'

export type ProposalContactRow = typeof proposalContacts.$inferSelect

export const insertProposalContacts = async (
  tx: Connection,
  rows: readonly ProposalContactRow[],
): Promise<void> => {
  await tx`insert into proposal_contacts ${tx([...rows])}`
}

export type ContactSearch = { proposalId: string; after: Date; until: Date }

export type RepeatedContactRow = { proposalId: string; otherCustomers: number; kinds: ContactKind[] }

/** Row limit per contact, so that signing stays fast for a shared contact, such as an agency's phone. */
const NEWEST_COUNTED = 500

export const listRepeatedContacts = (
  tx: Connection,
  organizationId: string,
  searches: readonly ContactSearch[],
): Promise<RepeatedContactRow[]> => tx<RepeatedContactRow[]>`
  select own.proposal_id, count(distinct other.customer_digest)::int as other_customers, array_agg(distinct own.kind) as kinds
  from unnest(
    ${searches.map(({ proposalId }) => proposalId)}::text[]::uuid[],
    ${searches.map(({ after }) => after.toISOString())}::text[]::timestamptz[],
    ${searches.map(({ until }) => until.toISOString())}::text[]::timestamptz[]) as search (proposal_id, after, until)
  join proposal_contacts own on own.proposal_id = search.proposal_id and own.organization_id = ${organizationId}
  cross join lateral (
    select customer_digest from proposal_contacts
    where organization_id = ${organizationId} and contact_digest = own.contact_digest
      and created_at > search.after and created_at <= search.until and customer_digest <> own.customer_digest
    order by created_at desc nulls last limit ${NEWEST_COUNTED}) as other
  group by own.proposal_id`

export type SameContactRow = {
  id: string
  contractNumber: string
  clientName: string
  status: ProposalStatus
  createdAt: Date
  kinds: ContactKind[]
}

export const listSameContact = async (
  tx: Connection,
  {
    organizationId,
    proposalId,
    authors,
    limit,
  }: { organizationId: string; proposalId: string; authors: readonly string[] | undefined; limit: number },
): Promise<SameContactRow[]> => {
  const rows = await tx<SameContactRow[]>`
  select proposals.id, contract_number, client_name, status, proposals.created_at, array_agg(distinct found.kind) as kinds
  from proposal_contacts own
  cross join lateral (
    select proposal_id, own.kind from proposal_contacts
    where organization_id = ${organizationId} and contact_digest = own.contact_digest
      and customer_digest <> own.customer_digest
    order by created_at desc nulls last limit ${NEWEST_COUNTED}) as found
  join proposals on proposals.organization_id = ${organizationId} and proposals.id = found.proposal_id
  where own.organization_id = ${organizationId} and own.proposal_id = ${proposalId}
    ${authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`}
  group by proposals.id, contract_number, client_name, status, proposals.created_at
  order by proposals.id desc ${limitTo(tx, limit)}`
  return rows.map((row) => ({
    ...row,
    clientName: decryptName('proposals', { organizationId, id: row.id }, row.clientName),
  }))
}

export const countSameContact = (
  tx: Connection,
  { organizationId, proposalId, after }: { organizationId: string; proposalId: string; after: Date },
): Promise<{ kind: ContactKind; otherCustomers: number }[]> => tx<
  { kind: ContactKind; otherCustomers: number }[]
>`
  select own.kind, count(distinct other.customer_digest)::int as other_customers
  from proposal_contacts own
  cross join lateral (
    select customer_digest from proposal_contacts
    where organization_id = ${organizationId} and contact_digest = own.contact_digest
      and created_at > ${after} and customer_digest <> own.customer_digest
    order by created_at desc nulls last limit ${NEWEST_COUNTED}) as other
  where own.organization_id = ${organizationId} and own.proposal_id = ${proposalId}
  group by own.kind order by own.kind`

/** `phone` has no country code. */
export const findStaffContacts = async (
  tx: Connection,
  { organizationId, email, phone }: { organizationId: string; email: string; phone: string },
): Promise<Record<ContactKind, boolean>> => {
  const [row] = await tx<{ email: boolean; phone: boolean }[]>`
    select
      exists (select 1 from users where organization_id = ${organizationId} and sign_in_email = lower(${email}))
        or coalesce(lower(contact_email) = lower(${email}), false) as email,
      coalesce(contact_phone = ${phone}, false) as phone
    from organizations where id = ${organizationId}`
  return row ?? { email: false, phone: false }
}
