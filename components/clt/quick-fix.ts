import { centsOfReais, formatReais } from '#components/language/reais.ts'
import type { Bilingual } from '#components/language/texts.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { CltOffer } from '#lib/client/clt-offers.ts'
import type { CltChoice } from './clt-choice.ts'

export type QuickFix = { label: Bilingual; change: Partial<CltChoice> }

type RefusedSimulation = {
  problem: ClientProblem
  choice: CltChoice
  /** Offer for the whole margin, with the price table and number of instalments of `choice`. */
  most: CltOffer['figures'] | undefined
}

const MAXIMUM: Bilingual = ['Usar o máximo', 'Use the maximum']

const EVERYTHING: QuickFix = { label: MAXIMUM, change: { mode: 'margin', amountCents: null } }

const amountWords = (amount: string): Bilingual => [`Usar ${amount}`, `Use ${amount}`]

export const quickFixOf = ({ problem, choice, most }: RefusedSimulation): QuickFix | null => {
  const { code, margin, maximum, minimum, terms } = problem
  switch (code) {
    case 'simulation_installment_value_above_margin':
      if (most || typeof margin !== 'number') return mostOf(choice, most)
      return { label: amountWords(formatReais(margin)), change: byInstallment(margin) }
    case 'simulation_value_out_of_range':
      return typeof minimum === 'number' && isBelow(choice, minimum)
        ? { label: amountWords(formatReais(minimum)), change: { amountCents: centsOfReais(minimum) } }
        : mostOf(choice, most)
    case 'costs_exceed_value':
      return EVERYTHING
    case 'simulation_installments_above_maximum':
      return countOf(maximum)
    case 'simulation_installments_below_minimum':
      return countOf(minimum)
    case 'simulation_installments_not_offered':
      return countOf(nearest(terms, choice.numberOfInstallments))
    default:
      return null
  }
}

const byInstallment = (reais: number): Partial<CltChoice> => ({
  mode: 'installment',
  amountCents: centsOfReais(reais),
})

const mostOf = ({ mode }: CltChoice, most: RefusedSimulation['most']): QuickFix => {
  if (!most || mode === 'margin') return EVERYTHING
  const reais = mode === 'net' ? most.disbursed_issue_amount : most.installment_value
  return { label: amountWords(formatReais(reais)), change: { amountCents: centsOfReais(reais) } }
}

// The principal is larger than the net amount, so a net amount of `minimum` reaches the minimum principal.
const isBelow = ({ mode, amountCents }: CltChoice, minimum: number) =>
  mode === 'net' && amountCents !== null && amountCents < centsOfReais(minimum)

const countWords = (count: number): Bilingual => [`Usar ${count} parcelas`, `Use ${count} instalments`]

const countOf = (count: unknown): QuickFix | null =>
  typeof count === 'number'
    ? {
        label: countWords(count),
        change: { numberOfInstallments: count },
      }
    : null

const nearest = (terms: unknown, requested: number): number | undefined =>
  Array.isArray(terms)
    ? terms.map(Number).sort((a, b) => Math.abs(a - requested) - Math.abs(b - requested))[0]
    : undefined
