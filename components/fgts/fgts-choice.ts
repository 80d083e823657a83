import { type Day, isDay } from '#lib/domain/calendar'
import { isAssignable } from '#lib/domain/fgts/pledges'
import type { FgtsRules } from '#lib/domain/fgts/rules'
import { fgtsSimulationFaults } from '#lib/domain/fgts/simulation-rules'
import { type Cents, cents, formatBrl } from '#lib/domain/money'
import type { Bilingual } from '../language/texts.ts'

/** A yearly withdrawal of the customer; amounts in cents. */
export type FgtsChoosable = {
  dueDate: Day
  availableCents: Cents
  mostCents: Cents
  /** Below the minimum of an instalment. */
  tooSmall: boolean
  /** Later than the next withdrawals that may be assigned. */
  outOfReach: boolean
}

/** The rules of a day. */
export type FgtsRulesToday = { rules: FgtsRules; today: Day }

/** Whether a withdrawal may be assigned at all. */
export const isChoosable = ({ tooSmall, outOfReach }: FgtsChoosable): boolean => !tooSmall && !outOfReach

/** One line of the choice. An amount is null while it is being typed. */
export type FgtsChoiceLine = { dueDate: Day; chosen: boolean; amountCents: number | null }

/** What the agent composes: the lines, and the net wanted when not all of them is. */
export type FgtsChoice = { lines: readonly FgtsChoiceLine[]; targetCents: number | null }

/** The withdrawals of a balance with the most of each that today's rules let be assigned. */
export const choosablesOf = (
  periods: readonly { dueDate: string; amountCents: Cents }[],
  on: FgtsRulesToday,
): FgtsChoosable[] =>
  periods.flatMap(({ dueDate, amountCents }) =>
    isDay(dueDate)
      ? {
          dueDate,
          availableCents: amountCents,
          mostCents: cents(Math.min(amountCents, on.rules.maxInstallmentCents ?? amountCents)),
          tooSmall: amountCents < on.rules.minInstallmentCents,
          outOfReach: !isAssignable(dueDate, on),
        }
      : [],
  )

/** The first `count` withdrawals in full, the rest left out; as many as the rules allow without `count`. */
export const firstLines = (
  choosables: readonly FgtsChoosable[],
  rules: FgtsRules,
  count: number = rules.maxInstallments ?? choosables.length,
): FgtsChoiceLine[] => {
  const wanted = new Set(choosables.filter(isChoosable).slice(0, count))
  return choosables.map((choosable) => ({
    dueDate: choosable.dueDate,
    chosen: wanted.has(choosable),
    amountCents: choosable.mostCents,
  }))
}

/** The chosen lines as instalments. */
export const installmentsOf = ({
  lines,
}: Pick<FgtsChoice, 'lines'>): { dueDate: Day; amountCents: Cents }[] =>
  lines
    .filter(({ chosen }) => chosen)
    .map(({ dueDate, amountCents }) => ({ dueDate, amountCents: cents(amountCents ?? 0) }))

/** What is wrong with a choice, in words for the agent: by due date, and of the list as a whole. */
export type FgtsChoiceFaults = { list: Bilingual | null; byDueDate: Readonly<Record<string, Bilingual>> }

export const faultsOf = (
  choice: FgtsChoice,
  choosables: readonly FgtsChoosable[],
  on: FgtsRulesToday,
): FgtsChoiceFaults => {
  const installments = installmentsOf(choice)
  const periods = choosables.map(({ dueDate, availableCents }) => ({ dueDate, amountCents: availableCents }))
  const parameters = { minInstallments: 1, maxInstallments: 100 }
  const byDueDate: Record<string, Bilingual> = {}
  let list: Bilingual | null = null
  for (const { index, details } of fgtsSimulationFaults({ installments, periods, parameters, ...on })) {
    const installment = index === null ? undefined : installments[index]
    if (!installment) list = countFault(details)
    else byDueDate[installment.dueDate] = amountFault(choosables, installment.dueDate, on.rules)
  }
  return { list, byDueDate }
}

const countFault = ({ minimum, maximum }: { minimum?: unknown; maximum?: unknown }): Bilingual => {
  if (minimum === 1) return ['Escolha pelo menos 1 parcela.', 'Choose at least 1 instalment.']
  return maximum === undefined
    ? [`Escolha pelo menos ${minimum} parcelas.`, `Choose at least ${minimum} instalments.`]
    : [
        `Escolha no máximo ${maximum} parcelas: é o limite por contrato.`,
        `Choose at most ${maximum} instalments: that is the limit of a contract.`,
      ]
}

const amountFault = (choosables: readonly FgtsChoosable[], dueDate: Day, rules: FgtsRules): Bilingual => {
  const most = choosables.find((choosable) => choosable.dueDate === dueDate)?.mostCents ?? cents(0)
  const least = formatBrl(rules.minInstallmentCents)
  return [`Use de ${least} a ${formatBrl(most)}.`, `Use from ${least} to ${formatBrl(most)}.`]
}
