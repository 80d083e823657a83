import { formatReais } from '#components/language/reais.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReasons } from '#components/reasons/use-reasons.ts'
import type { Column } from '#components/tables/column.ts'
import { Badge } from '#components/ui/badge.tsx'
import { instantOf } from '#lib/config/clock.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { Language } from '#lib/domain/language.ts'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { FgtsWhen } from './fgts-when.tsx'
import type { Visit } from './visit.ts'

const TEXTS = texts({
  results: ['Resultados', 'Results'],
  when: ['Quando', 'When'],
  noResult: ['Sem resultado', 'No result'],
})

type VisitColumnOptions = { institutions: readonly FgtsInstitution[]; serverNow: string; language: Language }

export const visitColumns = ({ institutions, serverNow, language }: VisitColumnOptions): Column<Visit>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'customer',
      header: 'CPF',
      primary: true,
      cell: ({ documentNumber }) => <span className="tabular-nums">{maskCpf(documentNumber as Cpf)}</span>,
    },
    {
      id: 'results',
      header: t.results,
      value: ({ results }) => largestOf(results),
      cell: ({ results }) => <VisitResults {...{ results, institutions }} />,
    },
    {
      id: 'when',
      header: t.when,
      align: 'end',
      beside: true,
      value: ({ results }) => (results[0] ? instantOf(results[0].updatedAt).getTime() : null),
      cell: ({ results }) => (
        <FgtsWhen
          at={results[0]?.updatedAt ?? serverNow}
          serverNow={serverNow}
          className="whitespace-nowrap text-ink-muted text-sm"
        />
      ),
    },
  ]
}

const largestOf = (results: Visit['results']): number | null =>
  results.reduce<number | null>((largest, { amount }) => {
    if (amount === null) return largest
    return largest === null ? amount : Math.max(largest, amount)
  }, null)

type VisitResultsProps = Pick<Visit, 'results'> & Pick<VisitColumnOptions, 'institutions'>

const VisitResults = ({ results, institutions }: VisitResultsProps) => {
  const t = useTexts(TEXTS)
  const reasonOf = useReasons(results.map(({ code }) => code))
  const titleOf = (code: string | null) => reasonOf(code)?.title ?? t.noResult
  const [first] = results
  if (first?.code && results.every(({ code }) => code === first.code))
    return <Badge>{titleOf(first.code)}</Badge>
  return (
    <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end compact:@2xl:flex-nowrap">
      {results.map(({ id, provider, amount, code, eligibility }) => (
        <Badge key={id} tone={amount === null ? 'neutral' : eligibility?.eligible ? 'positive' : 'warning'}>
          {institutionName(institutions, provider)}{' '}
          {amount === null ? titleOf(code).toLowerCase() : formatReais(amount)}
        </Badge>
      ))}
    </span>
  )
}
