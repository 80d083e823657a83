'use client'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Exchange, useExchangePreview } from '#lib/client/institution-exchanges.ts'
import { exchangeActs } from './exchange-acts.ts'
import { ExchangeBodies } from './exchange-bodies.tsx'
import { OUTCOME_NAMES, OUTCOME_TONES, operationName } from './exchange-display.ts'
import { ExchangeFacts } from './exchange-facts.tsx'

const TEXTS = texts({
  label: ['Resumo da chamada', 'Call summary'],
  open: ['Abrir chamada', 'Open call'],
})

type ExchangePreviewProps = { row: Exchange; now: string; mayExport: boolean; onClose: () => void }

export const ExchangePreview = ({ row, now, mayExport, onClose }: ExchangePreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useExchangePreview(row.id)
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={localized(operationName(row), language)}
      meta={
        <>
          <Badge tone={OUTCOME_TONES[row.outcome]}>{localized(OUTCOME_NAMES[row.outcome], language)}</Badge>
          <RelativeTime at={row.createdAt} now={now} />
        </>
      }
      page={{ href: `/institutions/exchanges/${row.id}`, label: t.open }}
      acts={exchangeActs(row, { mayExport, language })}
      onClose={onClose}
    >
      <ExchangeFacts exchange={row} now={now} className="sm:grid-cols-1" />
      <ReadProblem query={query} />
      {query.data ? <ExchangeBodies exchange={query.data} /> : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}
