'use client'
import { Check } from 'lucide-react'
import { MoneyField } from '#components/fields/money-field.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type FgtsChoiceLine, type FgtsChoosable, isChoosable } from './fgts-choice.ts'

const TEXTS = texts({
  tooSmall: (free: string) => [
    `${free} livres: abaixo do mínimo por parcela`,
    `${free} free: below the minimum of an instalment`,
  ],
  due: (free: string) => [
    `${free}: o saque já está liberado, não há o que antecipar`,
    `${free}: can be withdrawn already, so there is nothing to advance`,
  ],
  limited: (free: string, most: string) => [
    `${free} livres, até ${most} por parcela`,
    `${free} free, up to ${most} an instalment`,
  ],
  free: (free: string) => [`${free} livres`, `${free} free`],
  amount: (day: string) => [`Valor da parcela de ${day}`, `Amount of the instalment of ${day}`],
})

type FgtsPeriodRowProps = {
  choosable: FgtsChoosable
  line: FgtsChoiceLine
  full: boolean
  fault: string | undefined
  onChange: (change: Partial<FgtsChoiceLine>) => void
}

const noteOf = (t: LocalizedTexts<typeof TEXTS>, choosable: FgtsChoosable) => {
  const { tooSmall, isDue, availableCents, mostCents } = choosable
  const free = formatBrl(availableCents)
  if (isDue) return t.due(free)
  if (tooSmall) return t.tooSmall(free)
  return mostCents < availableCents ? t.limited(free, formatBrl(mostCents)) : t.free(free)
}

export const FgtsPeriodRow = ({ choosable, line, full, fault, onChange }: FgtsPeriodRowProps) => {
  const t = useTexts(TEXTS)
  const { dueDate } = choosable
  const day = formatDay(dueDate)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
      <label className="flex min-h-10 min-w-0 flex-1 items-center gap-3 has-disabled:opacity-60 pointer-coarse:min-h-12">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={line.selected}
            disabled={!isChoosable(choosable) || (full && !line.selected)}
            onChange={({ currentTarget }) => onChange({ selected: currentTarget.checked })}
            className="peer size-5 appearance-none rounded-[0.3rem] border border-line-strong bg-raised transition-colors checked:border-accent checked:bg-accent"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          <span className="block font-medium tabular-nums">{day}</span>
          <span className="block text-ink-muted text-xs tabular-nums">{noteOf(t, choosable)}</span>
        </span>
      </label>
      <MoneyField
        name={`amount-${dueDate}`}
        label={t.amount(day)}
        labelHidden
        className={line.selected ? 'w-36 max-[24rem]:w-32' : 'invisible w-36 max-[24rem]:w-32'}
        value={line.amountCents}
        onChange={(amountCents) => onChange({ amountCents })}
        disabled={!line.selected}
        error={line.selected ? fault : undefined}
      />
    </li>
  )
}
