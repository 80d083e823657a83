import type { Delivery } from '#lib/client/webhooks'
import type { Language } from '#lib/domain/language'
import { said, saidIn, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { Badge } from '../ui/badge.tsx'
import { DottedText } from '../ui/dotted-text.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { DELIVERY_NAMES, DELIVERY_TONES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  event: ['Evento', 'Event'],
  application: ['Aplicação', 'Application'],
  url: ['Endereço', 'Address'],
  answer: ['Resposta', 'Answer'],
  none: ['sem resposta', 'no answer'],
  attempts: ['Tentativas', 'Attempts'],
  created: ['Quando', 'When'],
  next: ['próxima', 'next'],
  state: ['Situação', 'Status'],
})

const nothing = <span className="text-ink-muted">—</span>

/** The columns of the list of deliveries. */
export const deliveryColumns = (language: Language, now: string): readonly Column<Delivery>[] => {
  const t = saidIn(TEXTS, language)
  return [
    {
      id: 'event',
      header: t.event,
      primary: true,
      cell: ({ type, kind }) => (
        <span className="block min-w-0">
          <span className="block max-w-72 break-words font-mono text-xs leading-5">
            <DottedText text={type} />
          </span>
          <span className="block font-normal text-ink-muted text-sm">{said(KIND_NAMES[kind], language)}</span>
        </span>
      ),
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
      cell: ({ url }) => (
        <span className="line-clamp-1 max-w-52 break-all font-mono text-ink-muted text-xs" title={url}>
          {url}
        </span>
      ),
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

type DeliveryStateProps = { delivery: Delivery; language: Language; now: string }

const DeliveryState = ({
  delivery: { status, nextAttemptAt, attempts },
  language,
  now,
}: DeliveryStateProps) => (
  <span className="flex flex-col items-start gap-0.5 max-sm:items-end">
    <Badge tone={DELIVERY_TONES[status]}>{said(DELIVERY_NAMES[status], language)}</Badge>
    {nextAttemptAt && attempts > 0 ? (
      <span className="whitespace-nowrap text-ink-muted text-xs">
        {saidIn(TEXTS, language).next} <RelativeTime at={nextAttemptAt} now={now} />
      </span>
    ) : null}
  </span>
)
