import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

type CountReach = {
  organizationId: string
  authors?: readonly string[] | undefined
  newerThan: string
  ceiling: number
}

export const countProposalsIn = async (
  tx: Connection,
  { organizationId, authors, newerThan, ceiling }: CountReach,
  statuses: readonly ProposalStatus[],
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from proposals
      where organization_id = ${organizationId} and status ${equalsAny(tx, statuses)} and id > ${newerThan}
        ${authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`}
      limit ${ceiling}) as counted`
  return row?.total ?? 0
}

type OthersFilter = { organizationId: string; notBy: string; ceiling: number }

/** Excludes changes that `notBy` proposed, because nobody approves their own change. */
export const countProposedPriceChanges = async (tx: Connection, filter: OthersFilter): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (
      select 1 from price_changes
      where organization_id = ${filter.organizationId} and status = 'proposed' and created_by_id <> ${filter.notBy}
      union all
      select 1 from price_ceilings
      where organization_id = ${filter.organizationId} and status = 'proposed' and created_by_id <> ${filter.notBy}
      limit ${filter.ceiling}) as counted`
  return row?.total ?? 0
}

export const countProposedReviewRules = async (tx: Connection, filter: OthersFilter): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from review_rule_proposals
      where organization_id = ${filter.organizationId} and status = 'proposed' and created_by_id <> ${filter.notBy}
      limit ${filter.ceiling}) as counted`
  return row?.total ?? 0
}

export const countOpenAccessRequests = async (
  tx: Connection,
  { at, ...filter }: OthersFilter & { at: Date },
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from access_requests
      where organization_id = ${filter.organizationId} and status = 'proposed' and expires_at > ${at}
        and created_by_id <> ${filter.notBy} and user_id::text <> ${filter.notBy}
      limit ${filter.ceiling}) as counted`
  return row?.total ?? 0
}
