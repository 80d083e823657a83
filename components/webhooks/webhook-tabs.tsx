import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { TabLinks } from '#components/ui/tab-links.tsx'

const TEXTS = texts({
  label: ['Webhooks', 'Webhooks'],
  endpoints: ['Endpoints', 'Endpoints'],
  deliveries: ['Entregas', 'Deliveries'],
})

export const WebhookTabs = () => {
  const t = useTexts(TEXTS)
  return (
    <TabLinks
      label={t.label}
      tabs={[
        { href: '/webhooks', label: t.endpoints },
        { href: '/webhooks/deliveries', label: t.deliveries },
      ]}
    />
  )
}
