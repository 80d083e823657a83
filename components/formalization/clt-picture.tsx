import { localizedTexts, texts } from '#components/language/texts.ts'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import { cents } from '#lib/domain/money.ts'
import type { Figures } from './product-figures.ts'

const TEXTS = texts({
  months: (n: number) => (n === 1 ? ['1 mês', '1 month'] : [`${n} meses`, `${n} months`]),
  instalment: ['parcela', 'instalment'],
  term: ['prazo', 'term'],
  last: ['última', 'last'],
  total: ['total', 'total'],
  picture: ['Cada barra é uma parcela do seu salário.', 'Each bar is one instalment of your salary.'],
  back: ['devolve o que você recebeu', 'returns what you received'],
  costs: ['juros, imposto e tarifas', 'interest, tax and fees'],
})

export const CltPicture = ({ figures }: { figures: Figures }) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { installments, totalCents, netCents } = figures
  const [first, last] = [installments[0]?.amountCents ?? 0, installments.at(-1)?.amountCents ?? 0]
  const equal = last === first ? installments.length : installments.length - 1
  const highest = Math.max(...installments.map(({ amountCents }) => amountCents))
  const share = totalCents > 0 ? netCents / totalCents : 0
  return (
    <figure className="mt-3 border-t pt-3">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Factor label={t.instalment}>
          <Money cents={first} />
        </Factor>
        <Sign>×</Sign>
        <Factor label={t.term}>{t.months(equal)}</Factor>
        {last === first ? null : (
          <>
            <Sign>+</Sign>
            <Factor label={t.last}>
              <Money cents={last} />
            </Factor>
          </>
        )}
        <Sign>=</Sign>
        <Factor label={t.total}>
          <Money cents={totalCents} />
        </Factor>
      </p>
      <div aria-hidden className="mt-3 flex h-16 items-end gap-px">
        {installments.map(({ dueDate, amountCents }) => (
          <span
            key={dueDate}
            className="flex min-w-px flex-1 flex-col overflow-hidden rounded-t-sm bg-warning-line"
            style={{ height: `${(amountCents / highest) * 100}%` }}
          >
            <span className="mt-auto bg-accent" style={{ height: `${share * 100}%` }} />
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-ink-muted text-sm">
        {t.picture}
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <Key className="bg-accent">
            <Money cents={netCents} /> {t.back}
          </Key>
          <Key className="bg-warning-line">
            <Money cents={cents(totalCents - netCents)} /> {t.costs}
          </Key>
        </span>
      </figcaption>
    </figure>
  )
}

const Factor = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <span className="whitespace-nowrap">
    <span className="font-semibold tabular-nums">{children}</span>
    <span className="ml-1 text-ink-muted text-sm">{label}</span>
  </span>
)

const Sign = ({ children }: { children: string }) => <span className="text-ink-muted">{children}</span>

const Key = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden className={`size-2.5 shrink-0 rounded-sm ${className}`} />
    <span>{children}</span>
  </span>
)
