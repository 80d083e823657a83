'use client'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { formatCount, formatShare } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { FoldedOnPhone } from '#components/charts/folded-on-phone.tsx'
import { ShareBars } from '#components/charts/share-bars.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { useLanguage } from '#components/use-language.ts'
import { type SalesFunnelData, type SalesQuery, useSalesFunnel } from '#lib/client/sales.ts'
import type { FunnelStep } from '#lib/domain/sales/funnel.ts'
import { stepName } from '#lib/domain/sales/stage-names.ts'
import { recordsHref } from './records-address.ts'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, sheetHref } from './sales-filter.ts'

const TEXTS = texts({
  title: ['Funil', 'Funnel'],
  description: [
    'Clientes (CPFs) com saldo consultado ou termo criado no período, cada um uma vez, no passo mais avançado a que chegou até agora. Contratos devolvidos não contam como pagos.',
    'Customers (CPFs) with a balance queried or a term created in the period, each once, at the furthest step reached so far. Refunded contracts do not count as paid.',
  ],
  fromBefore: (share: string) => [`${share} do passo anterior`, `${share} of the step before`],
  start: ['início do funil', 'start of the funnel'],
  full: (count: string) =>
    count === '1'
      ? [
          'Barra inteira: o único cliente do primeiro passo.',
          'A full bar: the only customer of the first step.',
        ]
      : [
          `Barra inteira: os ${count} clientes do primeiro passo.`,
          `A full bar: the ${count} customers of the first step.`,
        ],
  ofAll: (share: string) => [`${share} do total`, `${share} of all`],
  byInstitution: ['Ver por instituição', 'See by institution'],
  byAgent: ['Ver por agente', 'See by agent'],
  institutions: ['por instituição', 'by institution'],
  agents: ['por agente', 'by agent'],
  name: ['Nome', 'Name'],
  whole: ['Do início ao fim', 'From start to end'],
  nobody: [
    'Ninguém começou neste período com estes filtros.',
    'Nobody began in this period with these filters.',
  ],
})

type FunnelSectionProps = { filter: SalesFilter; query: SalesQuery }

export const FunnelSection = ({ filter, query }: FunnelSectionProps) => {
  const t = useTexts(TEXTS)
  const report = useSalesFunnel(query)
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('funnel', filter)}>
      <FoldedOnPhone name={t.title}>
        <ReportState report={report} lines={8}>
          {(funnels) => (
            <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
              {funnels.map((funnel) => (
                <Funnel
                  key={funnel.product}
                  funnel={funnel}
                  hrefOf={(step) => recordsHref(filter, { of: 'step', product: funnel.product, step })}
                />
              ))}
            </div>
          )}
        </ReportState>
      </FoldedOnPhone>
    </ChartCard>
  )
}

type FunnelProps = { funnel: SalesFunnelData; hrefOf: (step: FunnelStep) => string }

const Funnel = ({ funnel, hrefOf }: FunnelProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { product, steps, counts, institutions, agents } = funnel
  const full = PRODUCT_NAMES[product].short
  const first = counts[0] ?? 0
  const table = (
    { summary, caption }: { summary: string; caption: string },
    parts: SalesFunnelData['agents'],
  ) => (
    <FiguresTable
      summary={summary}
      caption={`${t.title} ${full} ${caption}`}
      headers={[t.name, ...steps.map((step) => stepName(step, language)), t.whole]}
      rows={parts.map(({ key, name, counts: own }) => ({
        id: key,
        cells: [name, ...own.map(formatCount), formatShare(own.at(-1) ?? 0, own[0] ?? 0)],
      }))}
    />
  )
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-sm">{full}</h3>
      {first === 0 ? (
        <p className="text-ink-muted text-sm">{t.nobody}</p>
      ) : (
        <>
          <ShareBars
            label={`${t.title} ${full}`}
            bars={steps.map((step, index) => ({
              id: step,
              name: stepName(step, language),
              href: hrefOf(step),
              note:
                index === 0 ? t.start : t.fromBefore(formatShare(counts[index] ?? 0, counts[index - 1] ?? 0)),
              value: counts[index] ?? 0,
              text: formatCount(counts[index] ?? 0),
              ...(index > 0 && { aside: t.ofAll(formatShare(counts[index] ?? 0, first)) }),
            }))}
            full={{ value: first, text: t.full(formatCount(first)) }}
          />
          {table({ summary: t.byInstitution, caption: t.institutions }, institutions)}
          {table({ summary: t.byAgent, caption: t.agents }, agents)}
        </>
      )}
    </div>
  )
}
