import { type AgeWindow, afterCursor, ageDirection } from '#db/age-window.ts'
import type { Connection } from '#db/client.ts'
import { exchangeContent } from '#db/encrypted-columns.ts'
import { decryptObject, encryptObject } from '#db/encrypted-object.ts'
import { equalsAny } from '#db/equals-any.ts'
import { json } from '#db/json.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import type { institutionExchanges } from '#db/schema/institution-exchanges.ts'
import type { ExchangeOutcome } from '#lib/domain/institutions/exchange.ts'

export type InstitutionExchangeRow = typeof institutionExchanges.$inferSelect

export const insertInstitutionExchange = async (
  tx: Connection,
  row: InstitutionExchangeRow,
): Promise<void> => {
  const content = json(tx, encryptObject(exchangeContent, row, row.content) as never)
  await tx`insert into institution_exchanges ${tx({ ...row, content })}`
}

export const deleteExchangesOf = async (
  tx: Connection,
  { organizationId, resourceIds }: { organizationId: string; resourceIds: readonly string[] },
): Promise<void> => {
  await tx`
    delete from institution_exchanges
    where organization_id = ${organizationId} and resource_id ${equalsAny(tx, resourceIds)}`
}

export const listExchangesOf = async (
  tx: Connection,
  {
    organizationId,
    resourceIds,
    most,
  }: { organizationId: string; resourceIds: readonly string[]; most: number },
) => {
  const rows = await tx<InstitutionExchangeRow[]>`
    select * from institution_exchanges
    where organization_id = ${organizationId} and resource_id = any(${[...resourceIds]}::uuid[])
    order by id desc nulls last limit ${most}`
  return rows.toReversed().map(({ id, content, institutionCode, operation, status, createdAt }) => ({
    ...{ createdAt, institutionCode, operation, status },
    content: decryptObject(exchangeContent, { organizationId, id }, content),
  }))
}

export const deleteOldExchanges = async (
  tx: Connection,
  { organizationId, before, most }: { organizationId: string; before: string; most: number },
): Promise<number> => {
  const rows = await tx`
    delete from institution_exchanges where organization_id = ${organizationId} and id in (
      select id from institution_exchanges where organization_id = ${organizationId} and id < ${before}
      order by id limit ${most})
    returning id`
  return rows.length
}

export type ExchangeFilter = {
  organizationId: string
  institutionCode?: string | undefined
  outcome?: ExchangeOutcome | undefined
  search?: { text: string; resourceIds: readonly string[] } | undefined
}

export type ExchangeSummary = Omit<InstitutionExchangeRow, 'organizationId' | 'content'> & {
  institutionName: string
  contractNumber: string | null
}

export const listInstitutionExchanges = (
  tx: Connection,
  filter: ExchangeFilter,
  window: AgeWindow & { limit: number; offset: number },
): Promise<ExchangeSummary[]> => tx<ExchangeSummary[]>`
  select e.id, e.institution_code, i.name as institution_name, e.operation, e.resource_type, e.resource_id, p.contract_number,
    e.request_id, e.idempotency_key, e.method, e.path, e.status, e.outcome, e.code, e.duration_ms, e.created_at
  from (
    select * from institution_exchanges x where ${matching(tx, filter)} ${afterCursor(tx, tx`x.id`, window)}
    order by x.id ${ageDirection(tx, window)} ${limitTo(tx, window.limit, window.offset)}
  ) as e
  join institutions i on i.code = e.institution_code
  left join proposals p on p.organization_id = e.organization_id and e.resource_type = 'proposal' and p.id = e.resource_id
  order by e.id ${ageDirection(tx, window)}`

export const countInstitutionExchanges = async (
  tx: Connection,
  filter: ExchangeFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (
      select 1 from institution_exchanges x where ${matching(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export type WholeExchange = ExchangeSummary & Pick<InstitutionExchangeRow, 'organizationId' | 'content'>

export const listWholeExchanges = async (
  tx: Connection,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<WholeExchange[]> => {
  const rows = await tx<WholeExchange[]>`
    select e.*, i.name as institution_name, p.contract_number
    from institution_exchanges e
    join institutions i on i.code = e.institution_code
    left join proposals p on p.organization_id = e.organization_id and e.resource_type = 'proposal' and p.id = e.resource_id
    where e.organization_id = ${organizationId} and e.id = any(${[...ids]}::uuid[])
    order by e.id desc nulls last`
  return rows.map((row) => ({ ...row, content: decryptObject(exchangeContent, row, row.content) }))
}

export const listContractResources = async (
  tx: Connection,
  { organizationId, contractNumber }: { organizationId: string; contractNumber: string },
): Promise<string[]> => {
  const [row] = await tx<{ ids: string[] }[]>`
    select array_remove(array[p.id, p.clt_consult_id, s.balance_query_id], null) as ids
    from proposals p
    left join fgts_simulations s on s.organization_id = p.organization_id and s.id = p.fgts_simulation_id
    where p.organization_id = ${organizationId} and p.contract_number = ${contractNumber}`
  return row?.ids ?? []
}

const matching = (tx: Connection, { organizationId, institutionCode, outcome, search }: ExchangeFilter) => tx`
  x.organization_id = ${organizationId}
  ${institutionCode === undefined ? NOTHING : tx`and x.institution_code = ${institutionCode}`}
  ${outcome === undefined ? NOTHING : tx`and x.outcome = ${outcome}`}
  ${search === undefined ? NOTHING : tx`and x.id = any(array(${idsMatching(tx, organizationId, search)}))`}`

/** A union is used because each condition has its own index. */
const idsMatching = (
  tx: Connection,
  organizationId: string,
  { text, resourceIds }: NonNullable<ExchangeFilter['search']>,
) => tx`
  select id from institution_exchanges where organization_id = ${organizationId} and request_id = ${text}
  union all
  select id from institution_exchanges where organization_id = ${organizationId} and idempotency_key = ${text}
  union all
  select id from institution_exchanges
  where organization_id = ${organizationId} and resource_id ${equalsAny(tx, resourceIds)}`
