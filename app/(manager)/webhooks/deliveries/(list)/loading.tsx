import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'
import { WebhookTabs } from '#components/webhooks/webhook-tabs.tsx'

const TEXTS = texts({
  loading: ['Carregando entregas', 'Loading deliveries'],
  title: ['Entregas', 'Deliveries'],
})

export default function LoadingDeliveries() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      meta
      tabs={<WebhookTabs />}
      tools={['ml-auto h-12 w-28 lg:h-10 lg:w-40']}
    />
  )
}
