import { z } from 'zod'
import { withEncoder } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { fractionSchema, reaisSchema } from '#lib/contracts/wire.ts'
import type { FgtsBalanceOffers } from '#lib/domain/fgts/compared-table.ts'
import { centsToNumber } from '#lib/domain/money.ts'

const MOST_BALANCES = 20

const bestSchema = z.object({
  simulationFeesId: z.guid(),
  visible_name: z.string(),
  availableBalance: reaisSchema,
  totalBalance: reaisSchema,
  cet: fractionSchema,
  annualCet: fractionSchema,
})

const encodeBest = ({ balanceId, tables }: FgtsBalanceOffers) => {
  const [best] = tables
  if (!best?.simulation) return { balanceId, best: null }
  const { priceTableId, name, simulation } = best
  return {
    balanceId,
    best: {
      simulationFeesId: priceTableId,
      visible_name: name,
      availableBalance: centsToNumber(simulation.netCents),
      totalBalance: centsToNumber(simulation.totalCents),
      cet: Number(simulation.cetMonthly),
      annualCet: Number(simulation.cetAnnual),
    },
  }
}

export const listFgtsOffersCommand = command({
  name: 'listFgtsOffers',
  body: z.object({ balanceIds: z.array(idField).max(MOST_BALANCES) }),
  response: z.array(withEncoder(z.object({ balanceId: z.guid(), best: bestSchema.nullable() }), encodeBest)),
  codes: ['permission_denied'],
})
