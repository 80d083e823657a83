import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando as regras', 'Loading the rules'] })

export default function LoadingReviewRules() {
  const t = useTexts(TEXTS)
  return (
    <div
      role="status"
      aria-label={t.loading}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
    >
      <Skeleton variant="block" className="h-200 rounded-card" />
      <div className="space-y-5">
        <Skeleton variant="block" className="h-44 rounded-card" />
        <Skeleton variant="block" className="h-28 rounded-card" />
      </div>
    </div>
  )
}
