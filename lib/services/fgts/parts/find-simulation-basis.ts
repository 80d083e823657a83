import type { Connection } from '#db/client.ts'
import { listCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import {
  type FgtsBalanceQueryRow,
  findFgtsBalanceQuery,
  listLiveFgtsBalances,
} from '#db/queries/fgts/fgts-balance-queries.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findInstitutionWithTable } from '#db/queries/prices/price-tables.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import { withInsuranceChoice } from '#lib/domain/finance/insurance-choice.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { pledgesAmong } from '#lib/services/fgts/shared/pledges-of.ts'
import { visibleFgtsBalances } from '#lib/services/fgts/shared/visible-fgts-balances.ts'
import { requireOffered } from '#lib/services/institutions/shared/require-institution.ts'
import { relationshipsAmong } from '#lib/services/prices/shared/customer-relationships.ts'
import { requireUsablePriceTable } from '#lib/services/prices/shared/require-usable-price-table.ts'
import { isLiveFgtsBalance, type LiveFgtsBalance } from './live-fgts-balance.ts'

export type SimulationSubject = {
  documentNumber: string
  provider: string
  simulationFeesId: string
  balanceId?: string | null | undefined
  isInsured?: boolean | undefined
}

/** `pledges` lists the customer's open and paid contracts. */
export type SimulationBasis = {
  institution: Pick<InstitutionRow, 'settings'>
  priceTable: PriceVersion
  balance: LiveFgtsBalance
  pledges: readonly FgtsPledge[]
}

/** Checks institution, price table and balance. @throws the codes of `createFgtsSimulation` about these */
export const findSimulationBasis = async (
  tx: Connection,
  context: Context,
  subject: SimulationSubject,
): Promise<SimulationBasis> => {
  const { organizationId, now } = context
  const { documentNumber, provider: institutionCode, simulationFeesId, balanceId } = subject
  const [found, balances, contracts] = await Promise.all([
    findInstitutionWithTable(tx, { organizationId, institutionCode, priceTableId: simulationFeesId }),
    balanceId
      ? findFgtsBalanceQuery(tx, { organizationId, id: balanceId }).then((row) => (row ? [row] : []))
      : listLiveFgtsBalances(tx, { organizationId, documentNumber, institutionCode }, now),
    listCustomerContracts(tx, { organizationId, documentNumbers: [documentNumber] }),
  ])
  const named = { code: institutionCode, product: 'fgts', institution: found?.institution } as const
  const institution = await requireOffered(tx, context, named)
  const fitTable = await requireUsablePriceTable(tx, context, {
    table: found?.priceTable,
    product: 'fgts',
    institutionCode,
  })
  const visible = await visibleFgtsBalances(tx, context, balances)
  const balance = balanceId ? requireOf(visible[0], subject) : requireSingle(visible)
  const parameters = withRegistrationFeeOnce(
    withInsuranceChoice(fitTable.parameters, subject.isInsured),
    relationshipsAmong(contracts)(balance),
  )
  const pledges = pledgesAmong(contracts).get(documentNumber) ?? []
  return { institution, priceTable: { ...fitTable, parameters }, balance: requireLive(balance, now), pledges }
}

const requireSingle = (balances: readonly FgtsBalanceQueryRow[]) => {
  const [balance, another] = balances
  if (!balance || another) throw new DomainError('balance_required')
  return balance
}

const requireOf = (balance: FgtsBalanceQueryRow | undefined, subject: SimulationSubject) => {
  if (!balance) throw new DomainError('balance_not_found')
  const { documentNumber, institutionCode } = balance
  if (documentNumber !== subject.documentNumber || institutionCode !== subject.provider)
    throw new DomainError('balance_mismatch')
  return balance
}

const requireLive = (balance: FgtsBalanceQueryRow, now: Date): LiveFgtsBalance => {
  const { status } = balance
  if (status === 'fail') throw new DomainError('balance_failed')
  if (status !== 'success') throw new DomainError('balance_query_in_progress', { queryId: balance.id })
  if (!isLiveFgtsBalance(balance, now)) throw new DomainError('balance_expired')
  return balance
}
