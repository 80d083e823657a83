import type { CsvCell } from '#lib/domain/csv'
import type { Language } from '#lib/domain/language'
import { type Cents, centsToNumber } from '#lib/domain/money'
import { refusalKindName, refusalTitle, whoActsName } from '#lib/domain/sales/refusal-names'
import type { RankingRow, SalesRequest, SalesSheet, Volume } from '#lib/domain/sales/sales-view'
import { stageName, stepName } from '#lib/domain/sales/stage-names'
import type { Context } from '#lib/services/context'
import { getSalesFunnel } from '#lib/services/sales/get-sales-funnel'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals'
import { listSalesStages } from '#lib/services/sales/list-sales-stages'

/** A table of production before it is written. */
export type SalesLines = { headings: readonly string[]; lines: readonly (readonly CsvCell[])[] }

type Read = (context: Context, request: SalesRequest) => Promise<SalesLines>

/** What reads the lines of a table. */
export const productionLines = (sheet: SalesSheet): Read => READS[sheet]

const volume: Read = async (context, request) => {
  const { points } = await getSalesOverview(context, request)
  const { language } = context
  return {
    headings: [
      ...pick(language, ['Início', 'Produto', 'Contratos'], ['Start', 'Product', 'Contracts']),
      ...money(language),
    ],
    lines: points.map(({ start, product, ...sums }) => [start, product.toUpperCase(), ...cellsOf(sums)]),
  }
}

const funnel: Read = async (context, request) => {
  const { language } = context
  const all = pick(language, ['Todos'], ['All'])[0] ?? ''
  const funnels = await getSalesFunnel(context, request)
  return {
    headings: pick(
      language,
      ['Produto', 'Recorte', 'Nome', 'Etapa', 'Clientes'],
      ['Product', 'Part', 'Name', 'Step', 'Customers'],
    ),
    lines: funnels.flatMap(({ product, steps, counts, institutions, agents }) => {
      const [institution = '', agent = ''] = pick(
        language,
        ['Instituição', 'Agente'],
        ['Institution', 'Agent'],
      )
      const parts = [
        { part: all, name: all, counts },
        ...institutions.map((row) => ({ part: institution, ...row })),
        ...agents.map((row) => ({ part: agent, ...row })),
      ]
      return parts.flatMap((row) =>
        steps.map((step, index) => [
          product.toUpperCase(),
          row.part,
          row.name,
          stepName(step, language),
          whole(row.counts[index] ?? 0),
        ]),
      )
    }),
  }
}

const stages: Read = async (context, request) => {
  const { language } = context
  const found = await listSalesStages(context, request)
  return {
    headings: pick(
      language,
      ['Produto', 'Etapa', 'Encerradas', 'Em aberto', 'Mediana (s)', 'Percentil 90 (s)'],
      ['Product', 'Stage', 'Ended', 'Open', 'Median (s)', '90th percentile (s)'],
    ),
    lines: found.map((stage) => [
      stage.product.toUpperCase(),
      stageName(stage, language),
      whole(stage.ended),
      whole(stage.open),
      seconds(stage.p50Seconds),
      seconds(stage.p90Seconds),
    ]),
  }
}

const refusals: Read = async (context, request) => {
  const { language } = context
  const found = await listSalesRefusals(context, request)
  return {
    headings: pick(
      language,
      ['Produto', 'Onde', 'Código', 'Motivo', 'Quem age', 'Próxima ação', 'Quantidade'],
      ['Product', 'Where', 'Code', 'Reason', 'Who acts', 'Next action', 'Count'],
    ),
    lines: found.map(({ product, kind, code, title, whoActs, nextAction, count }) => [
      product.toUpperCase(),
      refusalKindName(kind, language),
      code,
      refusalTitle(title, language),
      whoActsName(whoActs, language),
      nextAction,
      whole(count),
    ]),
  }
}

const ranking: Read = async (context, request) => {
  const { language } = context
  const { agents, institutions } = await getSalesRanking(context, request)
  const [agent = '', institution = ''] = pick(language, ['Agente', 'Instituição'], ['Agent', 'Institution'])
  const line = (kind: string) => (row: RankingRow) => [
    kind,
    row.name,
    ...cellsOf(row.paid),
    whole(row.refunded),
    whole(row.created),
    whole(row.createdPaid),
  ]
  return {
    headings: [
      ...pick(language, ['Recorte', 'Nome', 'Contratos'], ['Part', 'Name', 'Contracts']),
      ...money(language),
      ...pick(
        language,
        ['Devolvidos', 'Propostas criadas', 'Dessas, pagas'],
        ['Refunded', 'Proposals made', 'Of these, paid'],
      ),
    ],
    lines: [...agents.map(line(agent)), ...institutions.map(line(institution))],
  }
}

const READS: Record<SalesSheet, Read> = { volume, funnel, stages, refusals, ranking }

const pick = (language: Language, pt: readonly string[], en: readonly string[]) =>
  language === 'en' ? en : pt

const money = (language: Language) =>
  pick(language, ['Líquido (R$)', 'Emitido (R$)'], ['Net (R$)', 'Emitted (R$)'])

const whole = (value: number): CsvCell => ({ value, decimals: 0 })
const reais = (value: Cents): CsvCell => ({ value: centsToNumber(value), decimals: 2 })
const seconds = (value: number | null): CsvCell => (value === null ? null : { value, decimals: 0 })
const cellsOf = ({ contracts, netCents, emissionCents }: Volume): CsvCell[] => [
  whole(contracts),
  reais(netCents),
  reais(emissionCents),
]
