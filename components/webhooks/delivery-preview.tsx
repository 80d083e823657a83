'use client'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { DottedText } from '#components/ui/dotted-text.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Delivery, useDeliveryPreview } from '#lib/client/webhooks.ts'
import { AttemptCard } from './attempt-card.tsx'
import { deliveryActs } from './delivery-acts.ts'
import { DELIVERY_NAMES, DELIVERY_TONES, isFailing } from './webhook-names.ts'

const TEXTS = texts({
  label: ['Resumo da entrega', 'Delivery summary'],
  open: ['Abrir entrega', 'Open delivery'],
  application: ['Aplicação', 'Application'],
  url: ['Endereço', 'Address'],
  resource: ['Recurso', 'Resource'],
  next: ['Próxima tentativa', 'Next attempt'],
  failing: ['Falhando', 'Failing'],
  body: ['Corpo, com dados pessoais ocultos', 'Body, personal data hidden'],
  waiting: ['A primeira tentativa está a caminho.', 'The first attempt is on its way.'],
})

const SHOWN_ATTEMPTS = 3

const ID = 'break-all font-mono text-xs'

type DeliveryPreviewProps = {
  row: Delivery
  now: string
  acts: Parameters<typeof deliveryActs>[1]
  onClose: () => void
}

export const DeliveryPreview = ({ row, now, acts, onClose }: DeliveryPreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useDeliveryPreview(row.id)
  const { status, nextAttemptAt } = row
  const failing = isFailing(row)
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={<DottedText text={row.type} />}
      meta={
        <>
          <Badge tone={failing ? 'danger' : DELIVERY_TONES[status]}>
            {failing ? t.failing : localized(DELIVERY_NAMES[status], language)}
          </Badge>
          <RelativeTime at={row.createdAt} now={now} />
        </>
      }
      page={{ href: `/webhooks/deliveries/${row.id}`, label: t.open }}
      acts={deliveryActs(row, acts)}
      onClose={onClose}
    >
      <KeyValueList
        layout="grid"
        className="sm:grid-cols-1"
        items={[
          { label: t.application, value: row.applicationName },
          ...(nextAttemptAt ? [{ label: t.next, value: <RelativeTime at={nextAttemptAt} now={now} /> }] : []),
          { label: t.url, value: <span className={ID}>{row.url}</span> },
          { label: t.resource, value: <span className={ID}>{row.resource}</span> },
        ]}
      />
      <ReadProblem query={query} />
      {query.data ? (
        <>
          <div className="space-y-1.5">
            <h3 className="font-medium text-sm">{t.body}</h3>
            <CodeBlock label={t.body}>{query.data.request.body}</CodeBlock>
          </div>
          {query.data.history.length === 0 ? <p className="text-ink-muted text-sm">{t.waiting}</p> : null}
          {query.data.history
            .toReversed()
            .slice(0, SHOWN_ATTEMPTS)
            .map((attempt) => (
              <AttemptCard key={attempt.number} attempt={attempt} now={now} />
            ))}
        </>
      ) : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}
