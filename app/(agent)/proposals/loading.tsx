import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header'
import { Skeleton } from '#components/ui/skeleton'

const TEXTS = texts({
  loading: ['Carregando propostas', 'Loading proposals'],
  title: ['Propostas', 'Proposals'],
})

export default function LoadingProposals() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <PageHeader title={t.title} />
      <Skeleton variant="block" className="mb-4 h-10" />
      <Skeleton variant="block" className="mb-4 h-8 w-4/5" />
      <div className="rounded-card border bg-raised px-5 py-3 shadow-card">
        <Skeleton variant="row" lines={8} />
      </div>
    </div>
  )
}
