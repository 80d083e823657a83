import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import {
  listTriedCltSimulations,
  listTriedFgtsSimulations,
  type PinnedVersion,
} from '#db/queries/prices/tried-simulations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { cltFiguresOf, cltOutcomeWith } from '#lib/domain/prices/clt-what-if.ts'
import { fgtsFiguresOf, fgtsOutcomeWith } from '#lib/domain/prices/fgts-what-if.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { WhatIfFigures, WhatIfOutcome } from '#lib/domain/prices/what-if.ts'
import type { Context } from '#lib/services/context.ts'

type TrialQuery = {
  change: PriceChangeRow
  base: PriceVersion | null
  versions: readonly PinnedVersion[]
  since: Date
  before: string | null
  limit: number
}

export type Trial = { id: string; before: () => WhatIfOutcome; after: () => WhatIfOutcome }

export const listTrials = async (context: Context, query: TrialQuery): Promise<Trial[]> => {
  const { change, base } = query
  const window = { organizationId: context.organizationId, ...query }
  if (change.product === 'fgts') {
    const simulations = await withSnapshot(context, (tx) => listTriedFgtsSimulations(tx, window))
    return simulations.map((one) => ({
      id: one.id,
      before: () =>
        isBaseVersion(one, base) ? outcomeOf(fgtsFiguresOf(one)) : fgtsOutcomeWith(one, base ?? change),
      after: () => fgtsOutcomeWith(one, change),
    }))
  }
  const simulations = await withSnapshot(context, (tx) => listTriedCltSimulations(tx, window))
  return simulations.map((one) => ({
    id: one.id,
    before: () =>
      isBaseVersion(one, base) ? outcomeOf(cltFiguresOf(one)) : cltOutcomeWith(one, base ?? change),
    after: () => cltOutcomeWith(one, change),
  }))
}

const isBaseVersion = ({ tableId, version }: PinnedVersion, base: PriceVersion | null) =>
  base === null || (tableId === base.id && version === base.version)

const outcomeOf = (figures: WhatIfFigures): WhatIfOutcome => ({ figures, refusal: null })
