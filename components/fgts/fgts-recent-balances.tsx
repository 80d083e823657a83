'use client'
import { History } from 'lucide-react'
import { formatReais } from '#components/language/reais.ts'
import { DataTable } from '#components/tables/data-table'
import { Badge } from '#components/ui/badge'
import { Card } from '#components/ui/card'
import { EmptyState } from '#components/ui/empty-state'
import { ProblemCallout } from '#components/ui/problem-callout'
import { problemIn } from '#lib/client/call-api'
import { type FgtsBalanceItem, type FgtsBalancePage, useRecentFgtsBalances } from '#lib/client/fgts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { type LocalizedTexts, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { useReasons } from '../reasons/use-reasons.ts'
import type { Column } from '../tables/column.ts'
import { fgtsHref } from './fgts-address.ts'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { FgtsWhen } from './fgts-when.tsx'

const TEXTS = texts({
  results: ['Resultados', 'Results'],
  when: ['Quando', 'When'],
  noResult: ['Sem resultado', 'No result'],
  title: ['Consultas de hoje', "Today's queries"],
  caption: ['Consultas de hoje, da mais nova para a mais antiga', "Today's queries, newest first"],
  none: ['Nenhuma consulta hoje', 'No queries today'],
  howTo: [
    'Digite o CPF do cliente acima e aperte Enter: os saldos chegam aqui em poucos segundos.',
    "Type the customer's CPF above and press Enter: the balances arrive here within seconds.",
  ],
})

type FgtsRecentBalancesProps = {
  /** Today in São Paulo, YYYY-MM-DD. */
  today: string
  initial: FgtsBalancePage
  institutions: readonly FgtsInstitution[]
  serverNow: string
}

/** One customer's results of today. */
type Visit = { customerKey: string; documentNumber: string; results: FgtsBalanceItem[] }

const visitsOf = (items: readonly FgtsBalanceItem[]): Visit[] => {
  const visits = new Map<string, Visit>()
  for (const item of items) {
    const { documentNumber, customerKey = documentNumber } = item
    const visit = visits.get(customerKey) ?? { customerKey, documentNumber, results: [] }
    visit.results.push(item)
    visits.set(customerKey, visit)
  }
  return [...visits.values()]
}

const columnsFor = (
  t: LocalizedTexts<typeof TEXTS>,
  institutions: readonly FgtsInstitution[],
  serverNow: string,
): Column<Visit>[] => [
  {
    id: 'customer',
    header: 'CPF',
    primary: true,
    cell: ({ documentNumber }) => <span className="tabular-nums">{maskCpf(documentNumber as Cpf)}</span>,
  },
  {
    id: 'results',
    header: t.results,
    cell: ({ results }) => <VisitResults {...{ results, institutions }} />,
  },
  {
    id: 'when',
    header: t.when,
    align: 'end',
    beside: true,
    cell: ({ results }) => (
      <FgtsWhen
        at={results[0]?.updatedAt ?? serverNow}
        serverNow={serverNow}
        className="whitespace-nowrap text-ink-muted text-sm"
      />
    ),
  },
]

type VisitResultsProps = { results: readonly FgtsBalanceItem[]; institutions: readonly FgtsInstitution[] }

/** Each institution's amount; what all of them refused for the same cause is said once. */
const VisitResults = ({ results, institutions }: VisitResultsProps) => {
  const t = useTexts(TEXTS)
  const reasonOf = useReasons(results.map(({ code }) => code))
  const titleOf = (code: string | null) => reasonOf(code)?.title ?? t.noResult
  const [first] = results
  if (first?.code && results.every(({ code }) => code === first.code))
    return <Badge>{titleOf(first.code)}</Badge>
  return (
    <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end">
      {results.map(({ id, provider, amount, code, eligibility }) => (
        <Badge key={id} tone={amount === null ? 'neutral' : eligibility?.eligible ? 'positive' : 'warning'}>
          {institutionName(institutions, provider)}{' '}
          {amount === null ? titleOf(code).toLowerCase() : formatReais(amount)}
        </Badge>
      ))}
    </span>
  )
}

/** The way back into today's consultations. */
export const FgtsRecentBalances = ({ today, initial, institutions, serverNow }: FgtsRecentBalancesProps) => {
  const t = useTexts(TEXTS)
  const { data, error } = useRecentFgtsBalances(today, initial)
  return (
    <section aria-labelledby="recentes" className="mt-10">
      <h2 id="recentes" className="mb-3 font-semibold text-lg">
        {t.title}
      </h2>
      {error ? <ProblemCallout problem={problemIn(error)} className="mb-3" /> : null}
      <Card padding="flush" className="overflow-hidden">
        <DataTable
          caption={t.caption}
          columns={columnsFor(t, institutions, serverNow)}
          rows={visitsOf(data.data)}
          rowKey={({ customerKey }) => customerKey}
          rowHref={({ results }) => fgtsHref(results.map(({ id }) => id))}
          empty={
            <EmptyState title={t.none} icon={<History />}>
              {t.howTo}
            </EmptyState>
          }
        />
      </Card>
    </section>
  )
}
