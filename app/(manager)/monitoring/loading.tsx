import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando o monitoramento', 'Loading monitoring'],
  title: ['Monitoramento', 'Monitoring'],
})

export default function LoadingMonitoring() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading} data-wide>
      <PageHeader title={t.title} />
      <Skeleton variant="block" className="mb-5 h-24" />
      <Skeleton variant="block" className="mb-5 h-48" />
      <Skeleton variant="block" className="h-72" />
    </div>
  )
}
