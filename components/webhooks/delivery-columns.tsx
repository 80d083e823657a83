import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { ONE_LINE } from '#components/tables/two-lines.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { cn } from '#components/ui/class-names.ts'
import { DottedText } from '#components/ui/dotted-text.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Delivery } from '#lib/client/webhooks.ts'
import type { Language } from '#lib/domain/language.ts'
import { DELIVERY_NAMES, DELIVERY_TONES, isFailing, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  event: ['Evento', 'Event'],
  application: ['Aplicação', 'Application'],
  url: ['Endereço', 'Address'],
  answer: ['Resposta', 'Answer'],
  none: ['sem resposta', 'no answer'],
  attempts: ['Tentativas', 'Attempts'],
  created: ['Quando', 'When'],
  next: ['nova tentativa', 'next attempt'],
  failed: (count: number) =>
    count === 1 ? ['Falhou 1 vez', 'Failed once'] : [`Falhou ${count} vezes`, `Failed ${count} times`],
  state: ['Situação', 'Status'],
})

const nothing = <span className="text-ink-muted">—</span>

type ColumnSettings = {
  language: Language
  now: string
  ageSort: ColumnSort
}

export const deliveryColumns = ({ language, now, ageSort }: ColumnSettings): readonly Column<Delivery>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'event',
      header: t.event,
      primary: true,
      cell: (delivery) => <EventCell delivery={delivery} language={language} />,
    },
    {
      id: 'application',
      header: t.application,
      cell: ({ applicationName }) => (
        <span className="line-clamp-2 max-w-44" title={applicationName}>
          {applicationName}
        </span>
      ),
    },
    {
      id: 'url',
      header: t.url,
      wideOnly: true,
      cell: ({ url }) => <ReceiverAddress url={url} />,
    },
    {
      id: 'answer',
      header: t.answer,
      align: 'end',
      cell: ({ lastStatus, attempts }) =>
        lastStatus ?? (attempts === 0 ? nothing : <span className="text-ink-muted">{t.none}</span>),
    },
    { id: 'attempts', header: t.attempts, align: 'end', cell: ({ attempts }) => attempts },
    {
      id: 'created',
      header: t.created,
      align: 'end',
      sort: ageSort,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} now={now} className="whitespace-nowrap" />,
    },
    {
      id: 'state',
      header: t.state,
      beside: true,
      cell: (delivery) => <DeliveryState delivery={delivery} language={language} now={now} />,
    },
  ]
}

const ReceiverAddress = ({ url }: { url: string }) => (
  <span className="line-clamp-1 max-w-52 break-all font-mono text-ink-muted text-xs" title={url}>
    {url}
  </span>
)

const EventCell = ({ delivery: { type, kind }, language }: { delivery: Delivery; language: Language }) => (
  <span className={cn('block min-w-0', ONE_LINE)}>
    <span className="block max-w-72 break-words font-mono text-xs leading-5 compact:@2xl:max-w-full compact:@2xl:truncate compact:@2xl:leading-6">
      <DottedText text={type} />
    </span>
    <span className="block font-normal text-ink-muted text-sm compact:@2xl:text-xs compact:@2xl:leading-6">
      {localized(KIND_NAMES[kind], language)}
    </span>
  </span>
)

type DeliveryStateProps = { delivery: Delivery; language: Language; now: string }

const DeliveryState = ({ delivery, language, now }: DeliveryStateProps) => {
  const t = localizedTexts(TEXTS, language)
  const { status, nextAttemptAt, attempts } = delivery
  const isRetried = isFailing(delivery)
  const name = isRetried ? t.failed(attempts) : localized(DELIVERY_NAMES[status], language)
  return (
    <span
      className={cn('flex flex-col items-start gap-0.5 max-sm:items-end compact:@2xl:flex-row', ONE_LINE)}
    >
      <Badge tone={isRetried ? 'danger' : DELIVERY_TONES[status]}>{name}</Badge>
      {nextAttemptAt && isRetried ? (
        <span className="whitespace-nowrap text-ink-muted text-xs compact:@2xl:leading-6">
          {t.next} <RelativeTime at={nextAttemptAt} now={now} />
        </span>
      ) : null}
    </span>
  )
}
