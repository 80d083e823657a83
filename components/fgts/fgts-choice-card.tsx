'use client'
import { CircleAlert } from 'lucide-react'
import { MoneyField } from '#components/fields/money-field'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import type { FgtsRules } from '#lib/domain/fgts/rules'
import { formatBrl } from '#lib/domain/money'
import type { FgtsChoosable } from './fgts-choice.ts'
import { FgtsPeriodRow } from './fgts-period-row.tsx'
import { centsOfReais, formatReais } from './reais.ts'
import type { FgtsChoiceState } from './use-fgts-choice.ts'

type FgtsChoiceCardProps = {
  choosables: readonly FgtsChoosable[]
  rules: FgtsRules
  choice: FgtsChoiceState
  /** The target cannot be reached: the most that can be had, in reais. */
  targetMaximum: number | null
}

const limitsOf = ({ maxInstallments, minInstallmentCents, maxInstallmentCents }: FgtsRules) =>
  [
    maxInstallments === null ? null : `até ${maxInstallments} parcelas`,
    maxInstallmentCents === null
      ? `a partir de ${formatBrl(minInstallmentCents)} cada`
      : `de ${formatBrl(minInstallmentCents)} a ${formatBrl(maxInstallmentCents)} cada`,
  ]
    .filter(Boolean)
    .join(', ')

/** Which yearly withdrawals are assigned and how much of each, or how much the customer wants to receive. */
export const FgtsChoiceCard = ({ choosables, rules, choice, targetMaximum }: FgtsChoiceCardProps) => {
  const { lines, faults, installments } = choice
  const usable = choosables.filter(({ tooSmall }) => !tooSmall).length
  const most = Math.min(rules.maxInstallments ?? usable, usable)
  const counts = Array.from({ length: Math.max(0, Math.min(most, 6) - 1) }, (_, index) => index + 2)
  return (
    <Card title="Parcelas" description={`Regra do FGTS: ${limitsOf(rules)}.`}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Escolhas rápidas</legend>
        {counts.map((count) => (
          <Button
            key={count}
            size="small"
            aria-pressed={choice.takesFirst(count)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => choice.takeFirst(count)}
          >
            {count === most ? `Máximo (${count} parcelas)` : `${count} parcelas`}
          </Button>
        ))}
      </fieldset>
      <ul className="mt-3 divide-y divide-line" aria-label="Saques anuais livres">
        {choosables.map((choosable, index) => {
          const line = lines[index]
          return line ? (
            <FgtsPeriodRow
              key={choosable.dueDate}
              {...{ choosable, line }}
              full={installments.length >= most}
              fault={faults.byDueDate[choosable.dueDate]}
              onChange={(change) => choice.setLine(choosable.dueDate, change)}
            />
          ) : null
        })}
      </ul>
      {faults.list ? (
        <p role="alert" className="flex items-center gap-1.5 border-t pt-3 text-danger text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {faults.list}
        </p>
      ) : null}
      <div className="mt-1 border-t pt-4">
        <MoneyField
          name="target"
          label="Quanto o cliente quer receber"
          optional
          className="sm:max-w-xs"
          value={choice.targetCents}
          onChange={choice.setTarget}
          hint={
            targetMaximum === null
              ? 'Vazio: o máximo das parcelas marcadas. Com valor: só o necessário delas.'
              : undefined
          }
          error={
            targetMaximum === null
              ? undefined
              : `Com estas parcelas e esta tabela dá para receber até ${formatReais(targetMaximum)}.`
          }
        />
        {targetMaximum === null ? null : (
          <Button size="small" className="mt-2" onClick={() => choice.setTarget(centsOfReais(targetMaximum))}>
            Usar {formatReais(targetMaximum)}
          </Button>
        )}
      </div>
    </Card>
  )
}
