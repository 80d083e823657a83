import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { Skeleton } from '#components/ui/skeleton'

const TEXTS = texts({
  loading: ['Carregando times', 'Loading teams'],
  title: ['Times', 'Teams'],
})

export default function LoadingTeams() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <PageHeader title={t.title} />
      <Skeleton variant="block" className="mb-5 h-10 w-48" />
      <div className="rounded-card border bg-raised px-5 py-3 shadow-card">
        <Skeleton variant="row" lines={6} />
      </div>
    </div>
  )
}
