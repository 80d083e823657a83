'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  pages: ['Paginação', 'Pagination'],
  previous: ['Anteriores', 'Previous'],
  next: ['Próximas', 'Next'],
  moreThan: ['mais de ', 'more than '],
  perPage: ['Linhas por página', 'Rows per page'],
})

type PageStepsProps = {
  previousHref: string | null
  nextHref: string | null
  total: number
  totalIsExact: boolean
  nouns: readonly [one: string, many: string]
  size: { value: number; choices: readonly number[]; onChange: (size: number) => void }
}

export const PageSteps = ({ previousHref, nextHref, size, ...count }: PageStepsProps) => {
  const t = useTexts(TEXTS)
  const { total, totalIsExact, nouns } = count
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-muted text-sm tabular-nums">
        {totalIsExact ? '' : t.moreThan}
        {total.toLocaleString('pt-BR')} {total === 1 ? nouns[0] : nouns[1]}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label={t.perPage}
          name="limit"
          labelHidden
          className="w-20"
          options={size.choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
          value={String(size.value)}
          onChange={(event) => size.onChange(Number(event.currentTarget.value))}
        />
        {previousHref === null ? null : (
          <LinkButton size="small" href={previousHref} icon={<ChevronLeft aria-hidden />} scroll>
            {t.previous}
          </LinkButton>
        )}
        {nextHref === null ? null : (
          <LinkButton size="small" href={nextHref} iconEnd={<ChevronRight aria-hidden />} scroll>
            {t.next}
          </LinkButton>
        )}
      </div>
    </nav>
  )
}
