import type { CsvCell } from '#lib/domain/csv'
import type { Language } from '#lib/domain/language'
import { type Cents, centsToNumber } from '#lib/domain/money'
import type {
  ProductionRequest,
  ProductionSheet,
  RankingRow,
  Volume,
} from '#lib/domain/production/production-view'
import { refusalKindName, refusalTitle, whoActsName } from '#lib/domain/production/refusal-names'
import { stageName, stepName } from '#lib/domain/production/stage-names'
import type { Context } from '#lib/services/context'
import { getProductionFunnel } from './get-production-funnel.ts'
import { getProductionOverview } from './get-production-overview.ts'
import { getProductionRanking } from './get-production-ranking.ts'
import { listProductionRefusals } from './list-production-refusals.ts'
import { listProductionStages } from './list-production-stages.ts'

/** A table of production before it is written. */
export type ProductionLines = { headings: readonly string[]; lines: readonly (readonly CsvCell[])[] }

type Read = (context: Context, request: ProductionRequest) => Promise<ProductionLines>

/** What reads the lines of a table. */
export const productionLines = (sheet: ProductionSheet): Read => READS[sheet]

const volume: Read = async (context, request) => {
  const { points } = await getProductionOverview(context, request)
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
  const funnels = await getProductionFunnel(context, request)
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
  const found = await listProductionStages(context, request)
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
  const found = await listProductionRefusals(context, request)
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
  const { agents, institutions } = await getProductionRanking(context, request)
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

const READS: Record<ProductionSheet, Read> = { volume, funnel, stages, refusals, ranking }

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
