import { Skeleton } from '#components/ui/skeleton.tsx'

type PageSkeletonProps = {
  label: string
  variant: 'wide' | 'beside'
  back?: boolean
}

const CARD = 'rounded-card border bg-raised p-5 shadow-card'

export const PageSkeleton = ({ label, variant, back = false }: PageSkeletonProps) => (
  <div role="status" aria-label={label}>
    <div className="mb-6">
      {back ? (
        <span className="mb-2 flex min-h-8 items-center pointer-coarse:min-h-11">
          <Skeleton className="w-24" />
        </span>
      ) : null}
      <span className="block py-1">
        <Skeleton variant="block" className="h-6 w-64 max-w-full" />
      </span>
      <Skeleton className="mt-1.5 w-80 max-w-full py-0.75" />
    </div>
    <div
      className={
        variant === 'beside' ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : 'grid gap-5'
      }
    >
      <div className="grid gap-5">
        <div className={CARD}>
          <Skeleton lines={4} className="space-y-5" />
        </div>
        <div className={CARD}>
          <Skeleton variant="row" lines={3} />
        </div>
      </div>
      {variant === 'beside' ? (
        <div className={CARD}>
          <Skeleton variant="block" className="h-11 w-48" />
          <Skeleton lines={7} className="mt-8 space-y-5" />
        </div>
      ) : null}
    </div>
  </div>
)
