import Link from 'next/link'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { DeliveryDetail } from '#lib/client/webhooks.ts'
import { deliveriesHref } from './delivery-filter.ts'
import { KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
  kind: ['Eventos', 'Events'],
  url: ['Endereço', 'Address'],
  resource: ['Recurso', 'Resource'],
  event: ['webhook-id', 'webhook-id'],
  created: ['Criada', 'Created'],
  delivered: ['Entregue', 'Delivered'],
  next: ['Próxima tentativa', 'Next attempt'],
})

const ID = 'break-all font-mono text-xs'

export const DeliveryFactsCard = ({ delivery, now }: { delivery: DeliveryDetail; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { resource, deliveredAt, nextAttemptAt } = delivery
  const ofResource = deliveriesHref({ status: '', kind: '', endpointId: '', resource, order: '', cursor: '' })
  return (
    <Card>
      <KeyValueList
        layout="grid"
        items={[
          { label: t.application, value: delivery.applicationName },
          { label: t.kind, value: localized(KIND_NAMES[delivery.kind], language) },
          { label: t.url, value: <span className={ID}>{delivery.url}</span> },
          {
            label: t.resource,
            value: (
              <Link href={ofResource} className={`${ID} underline underline-offset-2`}>
                {resource}
              </Link>
            ),
          },
          { label: t.event, value: <span className={ID}>{delivery.eventId}</span> },
          { label: t.created, value: <RelativeTime at={delivery.createdAt} now={now} /> },
          ...(deliveredAt
            ? [{ label: t.delivered, value: <RelativeTime at={deliveredAt} now={now} /> }]
            : []),
          ...(nextAttemptAt ? [{ label: t.next, value: <RelativeTime at={nextAttemptAt} now={now} /> }] : []),
        ]}
      />
    </Card>
  )
}
