import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { getEnv } from '#lib/config/env.ts'

const TEXTS = texts({ loading: ['Carregando a sua fila', 'Loading your queue'] })

const CARD = 'rounded-card border bg-raised p-5 shadow-card'

export default function LoadingHome() {
  const t = useTexts(TEXTS)
  return (
    <div role="status" aria-label={t.loading} data-wide>
      <Skeleton variant="block" className="mb-2 h-8 w-56" />
      <Skeleton variant="block" className="mb-6 h-5 w-64 max-w-full" />
      {getEnv().EMBEDDED ? <Skeleton variant="block" className="mb-6 h-56 rounded-card sm:h-24" /> : null}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-start 2xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="space-y-4">
          <Skeleton variant="block" className="h-8 w-60" />
          <div className={CARD}>
            <Skeleton variant="row" lines={5} />
          </div>
          <div className={CARD}>
            <Skeleton variant="row" lines={3} />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-1">
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} variant="block" className="h-22 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  )
}
