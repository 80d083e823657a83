'use client'
import Link from 'next/link'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Delivery, type Endpoint, useEndpointPreview } from '#lib/client/webhooks.ts'
import { endpointActs } from './endpoint-acts.ts'
import type { EndpointTest } from './run-endpoint-test.ts'
import {
  DELIVERY_NAMES,
  DELIVERY_TONES,
  ENDPOINT_MEANINGS,
  ENDPOINT_NAMES,
  ENDPOINT_TONES,
  EVENT_NAMES,
  isFailing,
  KIND_NAMES,
} from './webhook-names.ts'

const TEXTS = texts({
  label: ['Resumo do endpoint', 'Endpoint summary'],
  open: ['Ver entregas', 'See deliveries'],
  url: ['Endereço', 'Address'],
  events: ['Eventos', 'Events'],
  all: ['Todos', 'All'],
  registered: ['Cadastrado', 'Registered'],
  latest: ['Últimas entregas', 'Latest deliveries'],
  none: ['Nenhuma entrega ainda.', 'No deliveries yet.'],
  failing: ['Falhando', 'Failing'],
  answered: (status: number) => [`respondeu ${status}`, `answered ${status}`],
})

type EndpointPreviewProps = {
  row: Endpoint
  now: string
  test: EndpointTest
  href: string
  onClose: () => void
}

export const EndpointPreview = ({ row, now, test, href, onClose }: EndpointPreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useEndpointPreview(row.id)
  const { status, events } = row
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.name ?? row.applicationName}
      meta={
        <>
          {localized(KIND_NAMES[row.kind], language)}
          <Badge tone={ENDPOINT_TONES[status]}>{localized(ENDPOINT_NAMES[status], language)}</Badge>
        </>
      }
      page={{ href, label: t.open }}
      acts={endpointActs(row, test)}
      onClose={onClose}
    >
      <p className="text-sm">{localized(ENDPOINT_MEANINGS[status], language)}</p>
      <KeyValueList
        layout="grid"
        className="sm:grid-cols-1"
        items={[
          { label: t.url, value: <span className="break-all font-mono text-xs">{row.url}</span> },
          { label: t.registered, value: <RelativeTime at={row.registeredAt} now={now} /> },
          {
            label: t.events,
            value: events?.map((type) => localized(EVENT_NAMES[type], language)).join(', ') ?? t.all,
          },
        ]}
      />
      <ReadProblem query={query} />
      {query.data ? <Latest deliveries={query.data.data} now={now} /> : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}

const Latest = ({ deliveries, now }: { deliveries: readonly Delivery[]; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.latest}>
      {deliveries.length === 0 ? <p className="text-ink-muted text-sm">{t.none}</p> : null}
      <ul className="divide-y divide-line">
        {deliveries.map((delivery) => {
          const { id, type, status, lastStatus, createdAt } = delivery
          const failing = isFailing(delivery)
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
              <Link href={`/webhooks/deliveries/${id}`} className="min-w-0 text-sm hover:underline">
                <span className="block break-words font-mono text-xs">{type}</span>
                <span className="block text-ink-muted text-xs">
                  <RelativeTime at={createdAt} now={now} />
                  {lastStatus === null ? '' : ` · ${t.answered(lastStatus)}`}
                </span>
              </Link>
              <Badge tone={failing ? 'danger' : DELIVERY_TONES[status]}>
                {failing ? t.failing : localized(DELIVERY_NAMES[status], language)}
              </Badge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
