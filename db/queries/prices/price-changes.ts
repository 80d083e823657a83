import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { priceChanges } from '#db/schema/price-changes.ts'
import type { PriceChangeStatus } from '#lib/domain/prices/price-change-status.ts'
import type { PriceTableName } from '#lib/domain/prices/price-version.ts'
import type { WhatIf } from '#lib/domain/prices/what-if.ts'

export type PriceChangeRow = typeof priceChanges.$inferSelect

type Key = { organizationId: string; id: string }

// The driver has no codec for arrays of numbers, so they are read as JSON and written as Postgres text.
const COLUMNS = '*, to_jsonb(terms) as terms'
const arrayText = (terms: readonly number[] | null) => terms && `{${terms.join(',')}}`

export const insertPriceChange = async (tx: Connection, row: PriceChangeRow): Promise<void> => {
  const values = {
    ...row,
    parameters: json(tx, row.parameters),
    whatIf: json(tx, row.whatIf),
    terms: arrayText(row.terms),
  }
  await tx`insert into price_changes ${tx(values as never)}`
}

export const findPriceChange = async (tx: Connection, key: Key): Promise<PriceChangeRow | undefined> => {
  const [row] = await tx<PriceChangeRow[]>`
    select ${tx.unsafe(COLUMNS)} from price_changes where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const lockPriceChangeRow = async (tx: Connection, key: Key): Promise<PriceChangeRow | undefined> => {
  const [row] = await tx<PriceChangeRow[]>`
    select ${tx.unsafe(COLUMNS)} from price_changes
    where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

export const updatePriceChangeDraft = async (
  tx: Connection,
  key: Key,
  draft: Pick<
    PriceChangeRow,
    'label' | 'isDefault' | 'parameters' | 'terms' | 'note' | 'startDate' | 'updatedAt' | 'whatIf'
  >,
): Promise<void> => {
  const values = {
    ...draft,
    parameters: json(tx, draft.parameters),
    whatIf: json(tx, draft.whatIf),
    terms: arrayText(draft.terms),
  }
  await tx`
    update price_changes set ${tx(values as never)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'draft'`
}

type Move = Partial<
  Pick<
    PriceChangeRow,
    | 'proposedAt'
    | 'decidedById'
    | 'decidedByName'
    | 'decidedAt'
    | 'decisionReason'
    | 'tableId'
    | 'resultVersion'
  >
> & { status: PriceChangeStatus; updatedAt: Date }

export const movePriceChangeRow = async (
  tx: Connection,
  key: Key & { from: PriceChangeStatus },
  move: Move,
): Promise<boolean> => {
  const rows = await tx`
    update price_changes set ${tx(move)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = ${key.from} returning id`
  return rows.length === 1
}

/** Stores a what-if result. Returns false when a newer run has replaced this one; this run must then stop. */
export const updatePriceChangeWhatIf = async (
  tx: Connection,
  key: Key & { run: string },
  whatIf: WhatIf,
): Promise<boolean> => {
  const rows = await tx`
    update price_changes set what_if = ${json(tx, whatIf)}
    where organization_id = ${key.organizationId} and id = ${key.id} and what_if ->> 'run' = ${key.run} returning id`
  return rows.length === 1
}

export const startPriceChangeWhatIf = async (tx: Connection, key: Key, whatIf: WhatIf): Promise<void> => {
  await tx`
    update price_changes set what_if = ${json(tx, whatIf)}
    where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const listOpenPriceChanges = (tx: Connection, organizationId: string): Promise<PriceChangeRow[]> => tx<
  PriceChangeRow[]
>`
  select ${tx.unsafe(COLUMNS)} from price_changes
  where organization_id = ${organizationId} and status in ('draft', 'proposed', 'scheduled')
  order by id desc nulls last limit 200`

export const listPriceChangesOf = (
  tx: Connection,
  key: { organizationId: string; name: PriceTableName },
): Promise<PriceChangeRow[]> => tx<PriceChangeRow[]>`
  select ${tx.unsafe(COLUMNS)} from price_changes
  where organization_id = ${key.organizationId} and product = ${key.name.product}
    and institution_code = ${key.name.institutionCode} and table_key = ${key.name.key}
  order by id desc nulls last limit 200`
