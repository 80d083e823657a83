import { formatSpan } from '#components/charts/figure-text.ts'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { ONE_LINE } from '#components/tables/two-lines.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { cn } from '#components/ui/class-names.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Exchange } from '#lib/client/institution-exchanges.ts'
import type { Language } from '#lib/domain/language.ts'
import { OUTCOME_NAMES, OUTCOME_TONES, operationName } from './exchange-display.ts'

const TEXTS = texts({
  call: ['Chamada', 'Call'],
  institution: ['Instituição', 'Institution'],
  contract: ['Contrato', 'Contract'],
  requestId: ['request id', 'request id'],
  answer: ['Resposta', 'Answer'],
  none: ['sem resposta', 'no answer'],
  took: ['Duração', 'Duration'],
  created: ['Quando', 'When'],
  outcome: ['Resultado', 'Outcome'],
})

const nothing = <span className="text-ink-muted">—</span>
const CODE = 'line-clamp-1 max-w-44 break-all font-mono text-ink-muted text-xs'

type ColumnSettings = { language: Language; now: string; ageSort: ColumnSort }

export const exchangeColumns = ({ language, now, ageSort }: ColumnSettings): readonly Column<Exchange>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'call',
      header: t.call,
      primary: true,
      cell: (exchange) => <CallCell exchange={exchange} language={language} />,
    },
    { id: 'institution', header: t.institution, cell: ({ institutionName }) => institutionName },
    {
      id: 'contract',
      header: t.contract,
      cell: ({ contractNumber }) => <span className="whitespace-nowrap">{contractNumber ?? nothing}</span>,
    },
    {
      id: 'requestId',
      header: t.requestId,
      wideOnly: true,
      cell: ({ requestId }) => (requestId ? <span className={CODE}>{requestId}</span> : nothing),
    },
    {
      id: 'answer',
      header: t.answer,
      align: 'end',
      cell: ({ status }) => status ?? <span className="text-ink-muted">{t.none}</span>,
    },
    {
      id: 'took',
      header: t.took,
      align: 'end',
      cell: ({ durationMs }) => <span className="whitespace-nowrap">{formatSpan(durationMs / 1000)}</span>,
    },
    {
      id: 'created',
      header: t.created,
      align: 'end',
      sort: ageSort,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} now={now} className="whitespace-nowrap" />,
    },
    {
      id: 'outcome',
      header: t.outcome,
      beside: true,
      cell: ({ outcome }) => (
        <Badge tone={OUTCOME_TONES[outcome]}>{localized(OUTCOME_NAMES[outcome], language)}</Badge>
      ),
    },
  ]
}

const CallCell = ({ exchange, language }: { exchange: Exchange; language: Language }) => (
  <span className={cn('block min-w-0', ONE_LINE)}>
    <span className="block">{localized(operationName(exchange), language)}</span>
    <span className="block max-w-72 break-all font-mono font-normal text-ink-muted text-xs leading-5">
      {exchange.method} {exchange.path}
    </span>
  </span>
)
