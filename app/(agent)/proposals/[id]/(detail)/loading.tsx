import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({ loading: ['Carregando a proposta', 'Loading the proposal'] })

export default function LoadingProposal() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading}>
      <Skeleton className="mb-3 h-5 w-28" />
      <Skeleton variant="block" className="mb-2 h-8 w-64" />
      <Skeleton className="mb-6 w-80" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-5">
          <Skeleton variant="block" className="h-44 rounded-card" />
          <Skeleton variant="block" className="h-96 rounded-card" />
        </div>
        <Skeleton variant="block" className="h-64 rounded-card" />
      </div>
    </div>
  )
}
