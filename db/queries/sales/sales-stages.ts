import type { Connection } from '#db/client.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Stage } from '#lib/domain/sales/stage-codes.ts'
import { madeWithin, type SalesScope } from './sales-scope.ts'

export type StayKind = 'balance' | 'consult' | 'proposal'

type StayScope = SalesScope & { kind: StayKind; product: Product }

/** Lists finished stages, packed as milliseconds × 32 + stage code, by the current stage (null if none). */
export const listPackedStays = (tx: Connection, scope: StayScope): Promise<PackedStays[]> => tx<
  PackedStays[]
>`
  select open_stage, count(*) as members, string_agg(durations, '') as packed from sales_stage_times
  where kind = ${scope.kind} and ${madeWithin(tx, scope)} group by institution_code, open_stage`

type PackedStays = { openStage: Stage | null; members: number; packed: Uint8Array }
