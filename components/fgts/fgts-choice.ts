import type { Bilingual } from '#components/language/texts.ts'
import { type Day, isDay } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import { isAssignable } from '#lib/domain/fgts/pledges.ts'
import type { FgtsRules } from '#lib/domain/fgts/rules.ts'
import { fgtsSimulationFaults } from '#lib/domain/fgts/simulation-rules.ts'
import { type Cents, cents, formatBrl } from '#lib/domain/money.ts'

export type FgtsChoosable = {
  dueDate: Day
  availableCents: Cents
  mostCents: Cents
  tooSmall: boolean
  outOfReach: boolean
  /** The withdrawal comes no later than the money of any simulation made today. */
  isDue: boolean
}

export type FgtsRulesToday = { rules: FgtsRules; today: Day }

export const isChoosable = ({ tooSmall, outOfReach, isDue }: FgtsChoosable): boolean =>
  !tooSmall && !outOfReach && !isDue

export type FgtsChoiceLine = { dueDate: Day; selected: boolean; amountCents: number | null }

/** `targetCents` is the requested net amount; null requests everything that the lines yield. */
export type FgtsChoice = { lines: readonly FgtsChoiceLine[]; targetCents: number | null }

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
          isDue: dueDate <= on.today,
        }
      : [],
  )

export const firstLines = (
  choosables: readonly FgtsChoosable[],
  rules: FgtsRules,
  count: number = rules.maxInstallments ?? choosables.length,
): FgtsChoiceLine[] => {
  const selection = new Set(choosables.filter(isChoosable).slice(0, count))
  return choosables.map((choosable) => ({
    dueDate: choosable.dueDate,
    selected: selection.has(choosable),
    amountCents: choosable.mostCents,
  }))
}

export const installmentsOf = ({
  lines,
}: Pick<FgtsChoice, 'lines'>): { dueDate: Day; amountCents: Cents }[] =>
  lines
    .filter(({ selected }) => selected)
    .map(({ dueDate, amountCents }) => ({ dueDate, amountCents: cents(amountCents ?? 0) }))

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

const countFault = ({ minimum, maximum }: ErrorDetails): Bilingual => {
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
