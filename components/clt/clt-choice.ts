import { centsOfReais } from '#components/language/reais.ts'
import type { CltOffer, CltSimulation, CltWish, ComparedCltConfig } from '#lib/client/clt-offers'
import { type Cents, cents, centsToNumber } from '#lib/domain/money'

/**
 * What the simulation is asked by: the most the margin gives, an instalment, or what the customer receives.
 */
export type CltMode = 'margin' | 'installment' | 'net'

/** What is being composed; the amount in cents, null while it is being typed. */
export type CltChoice = {
  configId: string
  numberOfInstallments: number
  mode: CltMode
  amountCents: number | null
}

/** The offer of a configuration for a number of instalments. */
export const offerOf = (config: ComparedCltConfig | undefined, count: number): CltOffer | undefined =>
  config?.offers.find((offer) => offer.number_of_installments === count)

/** The most the suggested configuration gives: its longest term that gives something. */
export const firstChoice = (compared: readonly ComparedCltConfig[]): CltChoice | null => {
  const given = compared.map(({ config, offers }) => ({
    config,
    counts: offers.filter(({ figures }) => figures).map((offer) => offer.number_of_installments),
  }))
  const useful = given.filter(({ counts }) => counts.length > 0)
  const best = useful.find(({ config }) => config.default) ?? useful[0]
  return best
    ? {
        configId: best.config.id,
        numberOfInstallments: Math.max(...best.counts),
        mode: 'margin',
        amountCents: null,
      }
    : null
}

/** The choice on the wire; null while its amount is missing. */
export const wishOf = (consultId: string, choice: CltChoice): CltWish | null => {
  const { mode, amountCents } = choice
  const wish = {
    consult_id: consultId,
    config_id: choice.configId,
    number_of_installments: choice.numberOfInstallments,
  }
  if (mode === 'margin') return wish
  if (!amountCents) return null
  const amount = centsToNumber(cents(amountCents))
  return mode === 'installment'
    ? { ...wish, installment_face_value: amount }
    : { ...wish, disbursed_amount: amount }
}

/** The amount another mode starts from: the one of the figures on screen. */
export const amountOfMode = (mode: CltMode, shown: CltSimulation | undefined): Cents | null => {
  if (mode === 'margin' || !shown) return null
  return centsOfReais(mode === 'installment' ? shown.installment_value : shown.disbursed_issue_amount)
}
