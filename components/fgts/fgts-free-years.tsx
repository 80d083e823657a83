'use client'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatMonth } from '#components/language/day-text.ts'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { cn } from '#components/ui/class-names.ts'
import { useLanguage } from '#components/use-language.ts'
import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'

const TEXTS = texts({
  show: ['Ver anos', 'See the years'],
  hide: ['Ocultar anos', 'Hide the years'],
  at: (act: string, name: string) => [`${act}: ${name}`, `${act}: ${name}`],
  more: (years: number, until: string) => [
    `${years === 1 ? 'e mais 1 ano' : `e mais ${years} anos`}, até ${formatMonth(until, 'pt-BR')}`,
    `${years === 1 ? 'and 1 more year' : `and ${years} more years`}, until ${formatMonth(until, 'en')}`,
  ],
})

const MOST_SHOWN = 4

type FgtsFreeYearsProps = {
  name: string
  periods: FgtsBalanceQuery['periods']
  several: boolean
}

export const FgtsFreeYears = ({ name, periods, several }: FgtsFreeYearsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const hidden = periods.length - MOST_SHOWN
  const act = open ? t.hide : t.show
  return (
    <>
      {several ? (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 mt-1 md:hidden"
          aria-label={t.at(act, name)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          iconEnd={<ChevronDown aria-hidden className={cn('transition-transform', open && 'rotate-180')} />}
        >
          {act}
        </Button>
      ) : null}
      <ul
        id={id}
        className={cn(
          'mt-2 divide-y divide-line text-sm tabular-nums',
          several && !open && 'max-md:not-print:hidden',
        )}
      >
        {periods.slice(0, MOST_SHOWN).map(({ dueDate, amount }) => (
          <li key={dueDate} className="flex justify-between gap-3 py-1">
            <span className="text-ink-muted">{formatMonth(dueDate, language)}</span>
            {formatReais(amount)}
          </li>
        ))}
        {hidden > 0 ? (
          <li className="py-1 text-ink-muted">{t.more(hidden, periods.at(-1)?.dueDate ?? '')}</li>
        ) : null}
      </ul>
    </>
  )
}
