import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { FiguresChange } from '#lib/domain/formalization/figures-change.ts'
import type { MovedFigures } from '#lib/domain/formalization/formalization-view.ts'
import { formatBrl } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

const TEXTS = texts({
  renewed: ['Os valores mudaram desde a simulação', 'The figures changed since the simulation'],
  why: [
    'A data de liberação mudou, e o que depende dela foi calculado de novo. Confira antes de assinar:',
    'The release date moved, and what depends on it was calculated again. Check before signing:',
  ],
  release: ['Liberação', 'Release'],
  firstDue: ['Primeiro vencimento', 'First due date'],
  net: ['Você recebe', 'You receive'],
  fgts: ['Total descontado do FGTS', 'Total deducted from the FGTS'],
  clt: ['Total descontado do salário', 'Total deducted from your salary'],
  cet: ['CET ao ano', 'CET a year'],
  from: (before: string, after: string) => [`${before} → ${after}`, `${before} → ${after}`],
  spoken: (before: string, after: string) => [`de ${before} para ${after}`, `from ${before} to ${after}`],
  refused: ['Este contrato não pode mais ser assinado', 'This contract can no longer be signed'],
  askAgain: [
    'Nada foi contratado. Se ainda quiser o dinheiro, peça uma nova simulação a quem atendeu você.',
    'Nothing was contracted. If you still want the money, ask whoever served you for a new simulation.',
  ],
})

type MovedNoticeProps = { moved: MovedFigures; product: Product }

export const MovedNotice = ({ moved: { change, refusal }, product }: MovedNoticeProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  if (refusal)
    return (
      <Callout tone="warning" title={<span className="text-base">{t.refused}</span>}>
        {refusal} {t.askAgain}
      </Callout>
    )
  return change ? <Changes change={change} product={product} /> : null
}

const Changes = ({ change, product }: { change: FiguresChange; product: Product }) => {
  const t = localizedTexts(TEXTS, useLanguage())
  return (
    <Callout tone="warning" title={<span className="text-base">{t.renewed}</span>}>
      <p>{t.why}</p>
      <dl className="mt-2 space-y-1">
        {changedLines(change, product, t).map(({ label, before, after }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium tabular-nums">
              <span aria-hidden>{t.from(before, after)}</span>
              <span className="sr-only">{t.spoken(before, after)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Callout>
  )
}

type Words = ReturnType<typeof localizedTexts<typeof TEXTS>>

const changedLines = (change: FiguresChange, product: Product, t: Words) =>
  [
    {
      label: t.release,
      before: formatDay(change.previousReleaseDate),
      after: formatDay(change.releaseDate),
    },
    {
      label: t.firstDue,
      before: formatDay(change.previousFirstDueDate),
      after: formatDay(change.firstDueDate),
    },
    { label: t.net, before: formatBrl(change.previousNetCents), after: formatBrl(change.netCents) },
    { label: t[product], before: formatBrl(change.previousTotalCents), after: formatBrl(change.totalCents) },
    {
      label: t.cet,
      before: formatPercent(change.previousCetAnnual),
      after: formatPercent(change.cetAnnual),
    },
  ].filter(({ before, after }) => before !== after)
