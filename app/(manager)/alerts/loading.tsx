import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando os alertas', 'Loading the alerts'],
  title: ['Alertas', 'Alerts'],
})

export default function LoadingAlerts() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <PageHeader title={t.title} />
      <Skeleton variant="block" className="mb-5 h-200 rounded-card" />
      <Skeleton variant="block" className="mb-5 h-44 rounded-card" />
      <Skeleton variant="block" className="h-28 rounded-card" />
    </div>
  )
}
