import type { Connection } from '#db/client.ts'

type WaitingCalls = {
  institutionCode: string
  jobs: number
  retried: number
  oldestAt: Date | null
}

export const listWaitingCalls = (tx: Connection, organizationId: string) => tx<WaitingCalls[]>`
  select institution_code, count(*) as jobs, count(*) filter (where attempts > 0) as retried, min(made_at) as oldest_at
  from waiting_institution_jobs() as job join (
    select id, institution_code from proposals where organization_id = ${organizationId} and id in (select resource_id from waiting_institution_jobs())
    union all
    select id, institution_code from fgts_balance_queries where organization_id = ${organizationId} and id in (select resource_id from waiting_institution_jobs())
    union all
    select id, institution_code from clt_consults where organization_id = ${organizationId} and id in (select resource_id from waiting_institution_jobs())
  ) as resource on resource.id = job.resource_id
  group by institution_code`
