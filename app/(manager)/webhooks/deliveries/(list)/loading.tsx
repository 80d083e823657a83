import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton'
import { WebhookTabs } from '#components/webhooks/webhook-tabs'

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
      tools={['h-35 sm:h-16 sm:max-w-2xl', 'h-9 w-96 max-w-full']}
    />
  )
}
