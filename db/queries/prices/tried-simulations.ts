import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import type { TriedCltSimulation } from '#lib/domain/prices/clt-what-if.ts'
import type { TriedFgtsSimulation } from '#lib/domain/prices/fgts-what-if.ts'

export type PinnedVersion = { tableId: string; version: number }

type Window = {
  organizationId: string
  versions: readonly PinnedVersion[]
  since: Date
  before: string | null
  limit: number
}

type Pinned<Simulation> = Simulation & PinnedVersion & { id: string }

export const listTriedFgtsSimulations = (
  tx: Connection,
  window: Window,
): Promise<Pinned<TriedFgtsSimulation>[]> => tx<Pinned<TriedFgtsSimulation>[]>`
  select * from ${pinned(tx, window)}
  cross join lateral (
    select id, requested_installments, target_cents, iof_rule, created_at,
      coalesce((parameters ->> 'feeWaived')::boolean, false) as fee_waived,
      net_cents, total_cents, issue_cents, fee_cents, insurance_cents, cet_monthly
    from fgts_simulations
    where organization_id = ${window.organizationId} and price_table_id = table_id and price_table_version = version
      and ${within(tx, window)}
    order by id desc nulls last ${limitTo(tx, window.limit)}
  ) as tried
  order by tried.id desc ${limitTo(tx, window.limit)}`

export const listTriedCltSimulations = (
  tx: Connection,
  window: Window,
): Promise<Pinned<TriedCltSimulation>[]> => tx<Pinned<TriedCltSimulation>[]>`
  select * from ${pinned(tx, window)}
  cross join lateral (
    select id, requested_by, requested_cents, margin_cents, simulation_limit,
      number_of_installments, iof_rule, created_at,
      coalesce((parameters ->> 'feeWaived')::boolean, false) as fee_waived, net_cents, total_cents, issue_cents, fee_cents, insurance_cents,
      cet_monthly
    from clt_simulations
    where organization_id = ${window.organizationId} and price_table_id = table_id and price_table_version = version
      and ${within(tx, window)}
    order by id desc nulls last ${limitTo(tx, window.limit)}
  ) as tried
  order by tried.id desc ${limitTo(tx, window.limit)}`

// Versions are passed as text, because the driver has no codec for arrays of numbers.
const pinned = (tx: Connection, { versions }: Window) => tx`
  unnest(${versions.map(({ tableId }) => tableId)}::uuid[], ${versions.map(({ version }) => String(version))}::text[]::int[])
    as pinned (table_id, version)`

const within = (tx: Connection, { since, before }: Window) => tx`
  id > ${firstIdOf(since)} ${before === null ? NOTHING : tx`and id < ${before}`}`
