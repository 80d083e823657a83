import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListSkeleton } from '#components/shell/list-skeleton.tsx'
import { WebhookTabs } from '#components/webhooks/webhook-tabs.tsx'

const TEXTS = texts({
  loading: ['Carregando webhooks', 'Loading webhooks'],
  title: ['Webhooks', 'Webhooks'],
})

export default function LoadingWebhooks() {
  const t = useTexts(TEXTS)
  return (
    <ListSkeleton
      label={t.loading}
      title={t.title}
      meta
      tabs={<WebhookTabs />}
      tools={['ml-auto h-10 w-40']}
      rows={4}
    />
  )
}
