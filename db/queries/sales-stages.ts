import type { Connection } from '#db/client'
import type { Product } from '#lib/domain/proposals/product'
import type { Stage } from '#lib/domain/sales/stage-codes'
import { madeWithin, type SalesScope } from './sales-scope.ts'

/** What passes through stages. */
export type StayKind = 'balance' | 'consult' | 'proposal'

type StayScope = SalesScope & { kind: StayKind; product: Product }

/**
 * The stays of what was made in the days: those that are over, each as milliseconds × 32 + the code of its
 * stage, packed by institution and by the stage that lasts (null for none), and how many last in it.
 */
export const listPackedStays = (tx: Connection, scope: StayScope): Promise<PackedStays[]> => tx<
  PackedStays[]
>`
  select open_stage, count(*) as members, string_agg(stays, '') as packed from production_stays
  where kind = ${scope.kind} and ${madeWithin(tx, scope)} group by institution_code, open_stage`

type PackedStays = { openStage: Stage | null; members: number; packed: Uint8Array }
