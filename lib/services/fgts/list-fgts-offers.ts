import { listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import { listFgtsBalancesById } from '#db/queries/fgts/fgts-balance-queries.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { bestFirst } from '#lib/domain/cheapest-first.ts'
import type { ComparedTable, FgtsBalanceOffers } from '#lib/domain/fgts/compared-table.ts'
import { largestFgtsRequest } from '#lib/domain/fgts/largest-request.ts'
import { fgtsRulesAt } from '#lib/domain/fgts/rules.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { cents } from '#lib/domain/money.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { comparedOnBasis } from '#lib/services/fgts/parts/compared-on-basis.ts'
import { isLiveFgtsBalance } from '#lib/services/fgts/parts/live-fgts-balance.ts'
import { relationshipsAmong } from '#lib/services/prices/shared/customer-relationships.ts'
import { pledgesAmong } from './shared/pledges-of.ts'
import { visibleFgtsBalances } from './shared/visible-fgts-balances.ts'

/** Simulates the largest allowed request per live, visible balance on each active table, best table first. */
export const listFgtsOffers = async (
  context: Context,
  { balanceIds: ids }: { balanceIds: readonly string[] },
): Promise<FgtsBalanceOffers[]> => {
  requirePermission(context, 'originate')
  const { organizationId, now, language } = context
  const { balances, tables, pledges, hasRelationship } = await withSnapshot(context, async (tx) => {
    const [rows, tables] = await Promise.all([
      listFgtsBalancesById(tx, { organizationId, ids }),
      listNewestPriceTables(tx, { organizationId, product: 'fgts', active: true }),
    ])
    const balances = await visibleFgtsBalances(tx, context, rows)
    const documents = balances.map(({ documentNumber }) => documentNumber)
    const contracts = await listCustomerContracts(tx, {
      organizationId,
      documentNumbers: [...new Set(documents)],
    })
    const pledges = pledgesAmong(contracts)
    return { balances, tables, pledges, hasRelationship: relationshipsAmong(contracts) }
  })
  const on = fgtsRulesAt(now)
  return balances
    .filter((balance) => isLiveFgtsBalance(balance, now))
    .map((balance) => {
      const requestFor = ({ parameters }: PriceVersion) =>
        largestFgtsRequest(balance.periods, { ...on, releaseDate: releaseDateOn(on.today, parameters) })
      const ofCustomer = pledges.get(balance.documentNumber) ?? []
      const compared = tables
        .filter(({ institutionCode }) => institutionCode === balance.institutionCode)
        .map((priceTable) => ({
          name: priceTable.key,
          ...comparedOnBasis(
            { priceTable: priceTableFor(priceTable, hasRelationship(balance)), balance, pledges: ofCustomer },
            { targetAmount: cents(0), desiredInstallments: requestFor(priceTable) },
            { today: on.today, language },
          ),
        }))
      return { balanceId: balance.id, tables: bestFirst(compared, partsOf) }
    })
}

const priceTableFor = (priceTable: PriceVersion, isExistingCustomer: boolean): PriceVersion => ({
  ...priceTable,
  parameters: withRegistrationFeeOnce(priceTable.parameters, isExistingCustomer),
})

/** `cost` is in cents. Refused tables have no cost and count as insured, so they are sorted last. */
const partsOf = ({ simulation }: ComparedTable) => ({
  cost: simulation && simulation.totalCents - simulation.netCents,
  isInsured: simulation === null || simulation.insuranceCents > 0,
})
