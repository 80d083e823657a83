import { centsOfReais } from '#components/language/reais.ts'
import type {
  CltAmountRequest,
  CltOffer,
  CltSimulation,
  CltSimulationRequest,
  ComparedCltTable,
} from '#lib/client/clt-offers.ts'
import { cheapestFirst } from '#lib/domain/cheapest-first.ts'
import { type Cents, cents, centsToNumber } from '#lib/domain/money.ts'

export type CltMode = 'margin' | 'installment' | 'net'

/** `amountCents` is null while the amount is being typed. */
export type CltChoice = {
  priceTableId: string
  numberOfInstallments: number
  mode: CltMode
  amountCents: number | null
}

/** Choices made by the agent; null means the best option for the customer. */
export type CltRequestedChoice = Omit<CltChoice, 'priceTableId' | 'numberOfInstallments'> & {
  priceTableId: string | null
  numberOfInstallments: number | null
}

export const FIRST_REQUEST: CltRequestedChoice = {
  priceTableId: null,
  numberOfInstallments: null,
  mode: 'margin',
  amountCents: null,
}

type Figures = NonNullable<CltOffer['figures']>

export const offerOf = (table: ComparedCltTable | undefined, count: number): CltOffer | undefined =>
  table?.offers.find((offer) => offer.number_of_installments === count)

const cltCostOf = (figures: Figures): Cents =>
  cents(centsOfReais(figures.total_amount) - centsOfReais(figures.disbursed_issue_amount))

export const cheapestTables = (compared: readonly ComparedCltTable[], count: number) =>
  cheapestFirst(compared, (one) => {
    const figures = offerOf(one, count)?.figures
    return figures && cltCostOf(figures)
  })

/** Returns the extra cost (cents) over the cheapest table with the same term; null without an offer. */
export const extraCostOf = (
  compared: readonly ComparedCltTable[],
  priceTableId: string,
  count: number,
): Cents | null => {
  const figures = offerOf(
    compared.find(({ table }) => table.id === priceTableId),
    count,
  )?.figures
  if (!figures) return null
  const costs = compared.flatMap((one) => {
    const other = offerOf(one, count)?.figures
    return other ? cltCostOf(other) : []
  })
  return cents(cltCostOf(figures) - Math.min(...costs))
}

export const termsOf = (compared: readonly ComparedCltTable[]): number[] =>
  [
    ...new Set(compared.flatMap(({ offers }) => offers.map((offer) => offer.number_of_installments))),
  ].toSorted((a, b) => a - b)

/** An insured table is preselected only if all are insured: insurance must be the customer's own choice. */
const withoutInsurance = (compared: readonly ComparedCltTable[]): readonly ComparedCltTable[] => {
  const uninsured = compared.filter(({ table }) => !table.is_insured)
  return uninsured.length > 0 ? uninsured : compared
}

/** `isInsured` is true if the offer switches to an insured table although uninsured tables exist. */
type TermOffer = { figures: Figures; request: Partial<CltRequestedChoice>; isInsured: boolean }

/** Prefers the picked price table, then the cheapest uninsured table, then the cheapest insured one. */
export const termOfferOf = (
  { priceTableId }: Pick<CltRequestedChoice, 'priceTableId'>,
  compared: readonly ComparedCltTable[],
  count: number,
): TermOffer | null => {
  const picked = offerOf(
    compared.find(({ table }) => table.id === priceTableId),
    count,
  )?.figures
  const request = { numberOfInstallments: count }
  if (picked) return { figures: picked, request, isInsured: false }
  const [best] = cheapestTables(withoutInsurance(compared), count)
  const figures = offerOf(best, count)?.figures
  if (figures) return { figures, request: { ...request, priceTableId: null }, isInsured: false }
  const [insured] = cheapestTables(compared, count)
  const withInsurance = offerOf(insured, count)?.figures
  return insured && withInsurance
    ? { figures: withInsurance, request: { ...request, priceTableId: insured.table.id }, isInsured: true }
    : null
}

/**
 * Completes the request with the nearest number of instalments that has an offer, and its cheapest table. If
 * all offers are refused, still chooses a number, so that the simulation explains the refusal.
 */
export const resolvedChoice = (
  requested: CltRequestedChoice,
  compared: readonly ComparedCltTable[],
): CltChoice | null => {
  const { priceTableId, numberOfInstallments: requestedCount } = requested
  const own = compared.filter(({ table }) => table.id === priceTableId)
  const candidates = own.length > 0 ? own : withoutInsurance(compared)
  const hasOffer = (count: number) => candidates.some((one) => offerOf(one, count)?.figures)
  const terms = termsOf(candidates)
  const fitting = terms.filter(hasOffer)
  const count =
    fitting.toSorted(
      (a, b) => Math.abs(a - (requestedCount ?? 0)) - Math.abs(b - (requestedCount ?? 0)),
    )[0] ?? (requestedCount !== null && terms.includes(requestedCount) ? requestedCount : terms.at(-1))
  const best = count !== undefined && cheapestTables(candidates, count)[0]
  return best ? { ...requested, priceTableId: best.table.id, numberOfInstallments: count } : null
}

export const amountRequestOf = ({
  mode,
  amountCents,
}: Pick<CltRequestedChoice, 'mode' | 'amountCents'>): CltAmountRequest => {
  if (mode === 'margin' || !amountCents) return {}
  const amount = centsToNumber(cents(amountCents))
  return mode === 'installment' ? { installment_face_value: amount } : { disbursed_amount: amount }
}

export const requestOf = (consultId: string, choice: CltChoice): CltSimulationRequest | null =>
  choice.mode !== 'margin' && !choice.amountCents
    ? null
    : {
        consult_id: consultId,
        config_id: choice.priceTableId,
        number_of_installments: choice.numberOfInstallments,
        ...amountRequestOf(choice),
      }

/** Returns the amount of the simulation on screen, so that a change of mode does not change the figures. */
export const amountOfMode = (mode: CltMode, simulation: CltSimulation | undefined): Cents | null => {
  if (mode === 'margin' || !simulation) return null
  return centsOfReais(
    mode === 'installment' ? simulation.installment_value : simulation.disbursed_issue_amount,
  )
}
