import type { TableChangeRow } from '#db/queries/table-changes'
import {
  listTriedCltSimulations,
  listTriedFgtsSimulations,
  type PinnedVersion,
} from '#db/queries/tried-simulations'
import { withSnapshot } from '#db/transaction'
import { cltFiguresOf, cltOutcomeWith } from '#lib/domain/tables/clt-what-if'
import { fgtsFiguresOf, fgtsOutcomeWith } from '#lib/domain/tables/fgts-what-if'
import type { TableVersion } from '#lib/domain/tables/table-version'
import type { WhatIfFigures, WhatIfOutcome } from '#lib/domain/tables/what-if'
import type { Context } from '#lib/services/context'

type Wanted = {
  change: TableChangeRow
  base: TableVersion | null
  versions: readonly PinnedVersion[]
  since: Date
  before: string | null
  limit: number
}

/** One simulation to try the change on; both sides are computed when they are asked for. */
export type Trial = { id: string; before: () => WhatIfOutcome; after: () => WhatIfOutcome }

/** The next simulations to try a change on, the newest first. */
export const listTrials = async (context: Context, wanted: Wanted): Promise<Trial[]> => {
  const { change, base } = wanted
  const window = { organizationId: context.organizationId, ...wanted }
  if (change.product === 'fgts') {
    const made = await withSnapshot(context, (tx) => listTriedFgtsSimulations(tx, window))
    return made.map((one) => ({
      id: one.id,
      before: () => (isAsMade(one, base) ? stored(fgtsFiguresOf(one)) : fgtsOutcomeWith(one, base ?? change)),
      after: () => fgtsOutcomeWith(one, change),
    }))
  }
  const made = await withSnapshot(context, (tx) => listTriedCltSimulations(tx, window))
  return made.map((one) => ({
    id: one.id,
    before: () => (isAsMade(one, base) ? stored(cltFiguresOf(one)) : cltOutcomeWith(one, base ?? change)),
    after: () => cltOutcomeWith(one, change),
  }))
}

const isAsMade = ({ tableId, version }: PinnedVersion, base: TableVersion | null) =>
  base === null || (tableId === base.id && version === base.version)

const stored = (figures: WhatIfFigures): WhatIfOutcome => ({ figures, refusal: null })
