import type { Connection } from '#db/client.ts'
import { createdBetween, type DayRange } from '#db/created-between.ts'
import { decryptName, formsOfCpf } from '#db/customer-cpf.ts'
import { decryptProposal } from '#db/encrypted-rows.ts'
import { NOTHING } from '#db/nothing.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { Day } from '#lib/domain/calendar.ts'

export type JudgedProposalRow = Pick<
  ProposalRow,
  'id' | 'organizationId' | 'product' | 'documentNumber' | 'issueCents' | 'borrower' | 'createdAt'
>

export const listSignedProposals = async (
  tx: Connection,
  filter: DayRange & { organizationId: string; after?: string | undefined; limit: number },
): Promise<JudgedProposalRow[]> => {
  const rows = await tx<JudgedProposalRow[]>`
  select id, organization_id, product, document_number, encrypted_document_number, issue_cents, borrower, created_at from proposals
  where organization_id = ${filter.organizationId} ${createdBetween(tx, filter)}
    ${filter.after === undefined ? NOTHING : tx`and id > ${filter.after}`}
    and exists (select 1 from proposal_signatures where organization_id = ${filter.organizationId} and proposal_id = proposals.id)
  order by id nulls first limit ${filter.limit}`
  return rows.map(decryptProposal)
}

export type KnownPersonRow = {
  proposalId: string
  source: 'consult' | 'proposal'
  id: string
  name: string
  birthDate: Day
}

const NEWEST_COMPARED = 5

export const listKnownPeople = async (
  tx: Connection,
  organizationId: string,
  proposals: readonly Pick<ProposalRow, 'id' | 'documentNumber'>[],
): Promise<KnownPersonRow[]> => {
  const judged = proposals.flatMap(({ id, documentNumber }) =>
    formsOfCpf({ organizationId, documentNumber }).map((form) => ({ id, form })),
  )
  const rows = await tx<KnownPersonRow[]>`
  select judged.id as proposal_id, known.source, known.id, known.name, known.birth_date
  from unnest(${judged.map(({ id }) => id)}::uuid[], ${judged.map(({ form }) => form)}::text[]) as judged (id, form)
  cross join lateral (
    (select 'consult' as source, id, name, birth_date::text as birth_date from clt_consults
      where organization_id = ${organizationId} and document_number = judged.form and worker is not null
      order by id desc nulls last limit ${NEWEST_COMPARED})
    union all
    (select 'proposal', id, client_name, borrower ->> 'birthDate' from proposals
      where organization_id = ${organizationId} and document_number = judged.form and id < judged.id
      order by id desc nulls last limit ${NEWEST_COMPARED})) as known
  order by judged.id, known.source, known.id desc`
  return rows.map((row) => {
    const table = row.source === 'proposal' ? 'proposals' : 'clt_consults'
    return { ...row, name: decryptName(table, { organizationId, id: row.id }, row.name) }
  })
}
