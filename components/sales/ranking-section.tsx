'use client'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { formatCount, formatShare } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { FoldedOnPhone } from '#components/charts/folded-on-phone.tsx'
import { ShareBars } from '#components/charts/share-bars.tsx'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import {
  type SalesOverviewData,
  type SalesQuery,
  type SalesRankingData,
  useSalesRanking,
} from '#lib/client/sales.ts'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, sheetHref } from './sales-filter.ts'
import { paidHref } from './sales-links.ts'
import { exactReais, MEASURE_NAMES } from './volume-measures.ts'

const TEXTS = texts({
  title: ['Ranking', 'Ranking'],
  description: [
    'Valor líquido dos contratos pagos no período. Conversão: das propostas criadas no período, as que estão pagas.',
    'Net amount of the contracts paid in the period. Conversion: of the proposals made in the period, those that are paid.',
  ],
  agents: ['Agentes e programas', 'Agents and programs'],
  institutions: ['Instituições', 'Institutions'],
  name: ['Nome', 'Name'],
  full: (amount: string) => [
    `Barra inteira: ${amount}, o valor líquido do período.`,
    `A full bar: ${amount}, the net amount of the period.`,
  ],
  contracts: ['Contratos', 'Contracts'],
  refunded: ['Devolvidos', 'Refunded'],
  created: ['Criadas', 'Made'],
  conversion: ['Conversão', 'Conversion'],
  note: (contracts: string, share: string) =>
    contracts === '1'
      ? [`1 contrato, conversão ${share}`, `1 contract, conversion ${share}`]
      : [`${contracts} contratos, conversão ${share}`, `${contracts} contracts, conversion ${share}`],
  nothing: [
    'Ninguém produziu neste período com estes filtros.',
    'Nobody produced in this period with these filters.',
  ],
})

const SHOWN = 10

type RankingSectionProps = { filter: SalesFilter; query: SalesQuery; days: SalesOverviewData['days'] }

export const RankingSection = ({ filter, query, days }: RankingSectionProps) => {
  const t = useTexts(TEXTS)
  const report = useSalesRanking(query)
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('ranking', filter)}>
      <FoldedOnPhone name={t.title}>
        <ReportState report={report} lines={6}>
          {({ agents, institutions }) => (
            <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
              <Ranking
                name={t.agents}
                rows={agents}
                hrefOf={(key) => paidHref(filter, days, { author: [key] })}
              />
              <Ranking
                name={t.institutions}
                rows={institutions}
                hrefOf={(key) => paidHref(filter, days, { provider: key })}
              />
            </div>
          )}
        </ReportState>
      </FoldedOnPhone>
    </ChartCard>
  )
}

type RankingProps = {
  name: string
  rows: SalesRankingData['agents']
  hrefOf: (key: string) => string
}

const Ranking = ({ name, rows, hrefOf }: RankingProps) => {
  const t = useTexts(TEXTS)
  const measures = useTexts(MEASURE_NAMES)
  const all = exactReais(rows.reduce((sum, { paid }) => sum + paid.net, 0))
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-sm">{name}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.nothing}</p>
      ) : (
        <>
          <ShareBars
            label={name}
            bars={rows.slice(0, SHOWN).map((row) => ({
              id: row.key,
              name: row.name,
              href: hrefOf(row.key),
              note: t.note(formatCount(row.paid.contracts), formatShare(row.createdPaid, row.created)),
              value: row.paid.net,
              text: formatReais(row.paid.net),
            }))}
            full={{ value: all, text: t.full(formatReais(all)) }}
          />
          <FiguresTable
            caption={name}
            headers={[t.name, measures.net, measures.issue, t.contracts, t.refunded, t.created, t.conversion]}
            rows={rows.map((row) => ({
              id: row.key,
              cells: [
                row.name,
                formatReais(row.paid.net),
                formatReais(row.paid.issue),
                formatCount(row.paid.contracts),
                formatCount(row.refunded),
                formatCount(row.created),
                formatShare(row.createdPaid, row.created),
              ],
            }))}
          />
        </>
      )}
    </div>
  )
}
