import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvReais } from '#lib/domain/csv/csv-reais.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { refusalKindName, refusalTitle, whoActsName } from '#lib/domain/sales/refusal-names.ts'
import type { RankingRow, SalesRequest, SalesSheet, Volume } from '#lib/domain/sales/sales-view.ts'
import { stageName, stepName } from '#lib/domain/sales/stage-names.ts'
import type { Context } from '#lib/services/context.ts'
import { getSalesFunnel } from '#lib/services/sales/get-sales-funnel.ts'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview.ts'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking.ts'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals.ts'
import { listSalesStages } from '#lib/services/sales/list-sales-stages.ts'

export type SalesLines = { headings: readonly string[]; lines: readonly (readonly CsvCell[])[] }

type SheetReader = (context: Context, request: SalesRequest) => Promise<SalesLines>

export const salesLines = (sheet: SalesSheet): SheetReader => READERS[sheet]

const volume: SheetReader = async (context, request) => {
  const { points } = await getSalesOverview(context, request)
  const { language } = context
  return {
    headings: [
      ...wordsIn(language, [
        { pt: 'Início', en: 'Start' },
        { pt: 'Produto', en: 'Product' },
        { pt: 'Contratos', en: 'Contracts' },
      ]),
      ...money(language),
    ],
    lines: points.map(({ start, product, ...sums }) => [
      { moment: start },
      product.toUpperCase(),
      ...cellsOf(sums),
    ]),
  }
}

const funnel: SheetReader = async (context, request) => {
  const { language } = context
  const all = textIn({ pt: 'Todos', en: 'All' }, language)
  const funnels = await getSalesFunnel(context, request)
  return {
    headings: wordsIn(language, [
      { pt: 'Produto', en: 'Product' },
      { pt: 'Grupo', en: 'Group' },
      { pt: 'Nome', en: 'Name' },
      { pt: 'Etapa', en: 'Step' },
      { pt: 'Clientes', en: 'Customers' },
    ]),
    lines: funnels.flatMap(({ product, steps, counts, institutions, agents }) => {
      const [institution = '', agent = ''] = wordsIn(language, [
        { pt: 'Instituição', en: 'Institution' },
        { pt: 'Agente', en: 'Agent' },
      ])
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

const stages: SheetReader = async (context, request) => {
  const { language } = context
  const stageTimes = await listSalesStages(context, request)
  return {
    headings: wordsIn(language, [
      { pt: 'Produto', en: 'Product' },
      { pt: 'Etapa', en: 'Stage' },
      { pt: 'Encerradas', en: 'Ended' },
      { pt: 'Em aberto', en: 'Open' },
      { pt: 'Mediana (s)', en: 'Median (s)' },
      { pt: '90% em até (s)', en: '90% within (s)' },
    ]),
    lines: stageTimes.map((stage) => [
      stage.product.toUpperCase(),
      stageName(stage, language),
      whole(stage.ended),
      whole(stage.open),
      seconds(stage.p50Seconds),
      seconds(stage.p90Seconds),
    ]),
  }
}

const refusals: SheetReader = async (context, request) => {
  const { language } = context
  const refusalCounts = await listSalesRefusals(context, request)
  return {
    headings: wordsIn(language, [
      { pt: 'Produto', en: 'Product' },
      { pt: 'Onde', en: 'Where' },
      { pt: 'Código', en: 'Code' },
      { pt: 'Motivo', en: 'Reason' },
      { pt: 'Responsável', en: 'Responsible' },
      { pt: 'Próxima ação', en: 'Next action' },
      { pt: 'Quantidade', en: 'Count' },
    ]),
    lines: refusalCounts.map(({ product, kind, code, title, whoActs, nextAction, count }) => [
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

const ranking: SheetReader = async (context, request) => {
  const { language } = context
  const { agents, institutions } = await getSalesRanking(context, request)
  const [agent = '', institution = ''] = wordsIn(language, [
    { pt: 'Agente', en: 'Agent' },
    { pt: 'Instituição', en: 'Institution' },
  ])
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
      ...wordsIn(language, [
        { pt: 'Grupo', en: 'Group' },
        { pt: 'Nome', en: 'Name' },
        { pt: 'Contratos', en: 'Contracts' },
      ]),
      ...money(language),
      ...wordsIn(language, [
        { pt: 'Devolvidos', en: 'Refunded' },
        { pt: 'Propostas criadas', en: 'Proposals made' },
        { pt: 'Criadas e já pagas', en: 'Created and already paid' },
      ]),
    ],
    lines: [...agents.map(line(agent)), ...institutions.map(line(institution))],
  }
}

const READERS: Record<SalesSheet, SheetReader> = { volume, funnel, stages, refusals, ranking }

const wordsIn = (language: Language, words: readonly Text[]) => words.map((word) => textIn(word, language))

const money = (language: Language) =>
  wordsIn(language, [
    { pt: 'Valor líquido (R$)', en: 'Net amount (R$)' },
    { pt: 'Valor de emissão (R$)', en: 'Issue amount (R$)' },
  ])

const whole = (value: number): CsvCell => ({ value, decimals: 0 })
const seconds = (value: number | null): CsvCell => (value === null ? null : { value, decimals: 0 })
const cellsOf = ({ contracts, netCents, issueCents }: Volume): CsvCell[] => [
  whole(contracts),
  csvReais(netCents),
  csvReais(issueCents),
]
