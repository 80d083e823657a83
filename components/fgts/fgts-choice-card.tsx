'use client'
import { CircleAlert } from 'lucide-react'
import { MoneyField } from '#components/fields/money-field.tsx'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { type Bilingual, localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { FgtsRules } from '#lib/domain/fgts/rules.ts'
import type { Language } from '#lib/domain/language.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type FgtsChoosable, isChoosable } from './fgts-choice.ts'
import { FgtsPeriodRow } from './fgts-period-row.tsx'
import type { FgtsChoiceState } from './use-fgts-choice.ts'

const TEXTS = texts({
  title: ['Parcelas', 'Instalments'],
  later: (count: number) => [
    count === 1
      ? 'Mais 1 saque livre fica para depois: só os próximos podem ser antecipados.'
      : `Mais ${count} saques livres ficam para depois: só os próximos podem ser antecipados.`,
    count === 1
      ? 'Another free withdrawal is for later: only the next ones can be assigned.'
      : `${count} more free withdrawals are for later: only the next ones can be assigned.`,
  ],
  rule: (rules: FgtsRules) => [
    `Regra do FGTS: ${limitsOf(rules, 'pt-BR')}.`,
    `FGTS rule: ${limitsOf(rules, 'en')}.`,
  ],
  quick: ['Escolhas rápidas', 'Quick choices'],
  maximum: (count: number) =>
    count === 1
      ? ['Máximo (1 parcela)', 'Maximum (1 instalment)']
      : [`Máximo (${count} parcelas)`, `Maximum (${count} instalments)`],
  count: (count: number) =>
    count === 1 ? ['1 parcela', '1 instalment'] : [`${count} parcelas`, `${count} instalments`],
  withdrawals: ['Saques anuais livres', 'Free annual withdrawals'],
  target: ['Quanto o cliente quer receber', 'Net amount the customer wants'],
  hint: [
    'Deixe em branco para o valor máximo. Se preencher, usamos só o necessário das parcelas marcadas.',
    'Leave empty for the maximum. With an amount we use only what is needed of the chosen instalments.',
  ],
  most: (amount: string) => [
    `Com estas parcelas e esta tabela dá para receber até ${amount}.`,
    `With these instalments and this price table the customer can receive up to ${amount}.`,
  ],
  use: (amount: string) => [`Usar ${amount}`, `Use ${amount}`],
})

type FgtsChoiceCardProps = {
  choosables: readonly FgtsChoosable[]
  rules: FgtsRules
  choice: FgtsChoiceState
  /** Largest possible net amount in reais if the target cannot be reached, else null. */
  targetMaximum: number | null
}

const limitsOf = (rules: FgtsRules, language: Language) => {
  const { maxInstallments, minInstallmentCents, maxInstallmentCents } = rules
  const least = formatBrl(minInstallmentCents)
  const most = maxInstallmentCents === null ? null : formatBrl(maxInstallmentCents)
  const limits: (Bilingual | null)[] = [
    maxInstallments === null
      ? null
      : [`até ${maxInstallments} parcelas`, `up to ${maxInstallments} instalments`],
    most === null
      ? [`a partir de ${least} cada`, `from ${least} each`]
      : [`de ${least} a ${most} cada`, `from ${least} to ${most} each`],
  ]
  return limits.flatMap((limit) => (limit ? localized(limit, language) : [])).join(', ')
}

export const FgtsChoiceCard = ({ choosables, rules, choice, targetMaximum }: FgtsChoiceCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { lines, faults, installments } = choice
  const usable = choosables.filter(isChoosable).length
  const later = choosables.filter(({ outOfReach }) => outOfReach)
  const most = Math.min(rules.maxInstallments ?? usable, usable)
  const counts = Array.from({ length: Math.max(0, Math.min(most, 6) - 1) }, (_, index) => index + 2)
  return (
    <Card title={t.title} description={t.rule(rules)}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.quick}</legend>
        {counts.map((count) => (
          <Button
            key={count}
            size="small"
            aria-pressed={choice.takesFirst(count)}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => choice.takeFirst(count)}
          >
            {count === most ? t.maximum(count) : t.count(count)}
          </Button>
        ))}
      </fieldset>
      <ul className="mt-3 divide-y divide-line" aria-label={t.withdrawals}>
        {choosables.map((choosable, index) => {
          const line = lines[index]
          const fault = faults.byDueDate[choosable.dueDate]
          return line && !choosable.outOfReach ? (
            <FgtsPeriodRow
              key={choosable.dueDate}
              {...{ choosable, line }}
              full={installments.length >= most}
              fault={fault && localized(fault, language)}
              onChange={(change) => choice.setLine(choosable.dueDate, change)}
            />
          ) : null
        })}
      </ul>
      {later.length > 0 ? (
        <p className="border-t pt-3 text-ink-muted text-sm">{t.later(later.length)}</p>
      ) : null}
      {faults.list ? (
        <p role="alert" className="flex items-center gap-1.5 border-t pt-3 text-danger text-sm">
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {localized(faults.list, language)}
        </p>
      ) : null}
      <TargetChoice {...{ choice, targetMaximum }} />
    </Card>
  )
}

const TargetChoice = ({ choice, targetMaximum }: Pick<FgtsChoiceCardProps, 'choice' | 'targetMaximum'>) => {
  const t = useTexts(TEXTS)
  return (
    <div className="mt-1 border-t pt-4">
      <MoneyField
        name="target"
        label={t.target}
        optional
        className="sm:max-w-xs"
        value={choice.targetCents}
        onChange={choice.setTarget}
        hint={targetMaximum === null ? t.hint : undefined}
        error={targetMaximum === null ? undefined : t.most(formatReais(targetMaximum))}
      />
      {targetMaximum === null ? null : (
        <Button size="small" className="mt-2" onClick={() => choice.setTarget(centsOfReais(targetMaximum))}>
          {t.use(formatReais(targetMaximum))}
        </Button>
      )}
    </div>
  )
}
