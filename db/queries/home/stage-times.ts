import type { Connection } from '#db/client.ts'
import type { ObservedTime } from '#lib/domain/home/normal-time.ts'

type Sample = { organizationId: string; since: Date; proposals: number }

export const listProposalStageTimes = (
  tx: Connection,
  { organizationId, since, proposals }: Sample,
): Promise<ObservedTime[]> => tx<ObservedTime[]>`
  with sample as (
    select id from proposals where organization_id = ${organizationId} and updated_at > ${since}
    order by updated_at desc nulls last, id desc nulls last limit ${proposals}),
  moves as (
    select proposal_id, to_status, at, position from sample
    join proposal_history on proposal_history.proposal_id = sample.id and organization_id = ${organizationId}
    where from_status is distinct from to_status),
  stays as (
    select to_status as status, extract(epoch from lead(at) over (partition by proposal_id order by position) - at)::float8 * 1000 as ms from moves)
  select status, count(*) as stays, percentile_disc(0.9) within group (order by ms) as "p90Ms"
  from stays where ms is not null group by status`

export const listConsultStageTimes = (
  tx: Connection,
  { organizationId, consults, newerThan }: { organizationId: string; consults: number; newerThan: string },
): Promise<ObservedTime[]> => tx<ObservedTime[]>`
  with sample as (
    select id from clt_consults where organization_id = ${organizationId} and id > ${newerThan}
    order by id desc nulls last limit ${consults}),
  moves as (
    select consult_id, to_status, at, position from sample
    join clt_consult_history on clt_consult_history.consult_id = sample.id and organization_id = ${organizationId}
    where from_status is distinct from to_status),
  stays as (
    select to_status as status, extract(epoch from lead(at) over (partition by consult_id order by position) - at)::float8 * 1000 as ms from moves)
  select status, count(*) as stays, percentile_disc(0.9) within group (order by ms) as "p90Ms"
  from stays where ms is not null group by status`
