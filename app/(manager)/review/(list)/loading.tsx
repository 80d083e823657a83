import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: ['Carregando a fila de análise', 'Loading the review queue'],
})

export default function LoadingReview() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading} data-wide>
      <div className="grid gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] min-[88rem]:grid-cols-[23rem_minmax(0,1fr)]">
        <div className="space-y-2">
          <Skeleton variant="block" className="h-10" />
          <Skeleton variant="block" className="h-10" />
          <Skeleton variant="block" className="h-96 rounded-card" />
        </div>
        <div className="space-y-5 max-lg:hidden">
          <Skeleton variant="block" className="h-28 rounded-card" />
          <Skeleton variant="block" className="h-32 rounded-card" />
          <Skeleton variant="block" className="h-80 rounded-card" />
        </div>
      </div>
    </div>
  )
}
