import { Skeleton } from '../ui/skeleton.tsx'

type PageSkeletonProps = {
  /** What is coming, for screen readers. */
  label: string
  /** `wide`: one column. `beside`: a column with a card beside it. */
  look: 'wide' | 'beside'
}

const CARD = 'rounded-card border bg-raised p-5 shadow-card'

/** The shape of a page on its way: its name and its cards, in their places. */
export const PageSkeleton = ({ label, look }: PageSkeletonProps) => (
  <div role="status" aria-label={label}>
    <Skeleton variant="block" className="mb-8 h-8 w-64 max-w-full" />
    <div
      className={
        look === 'beside' ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : 'grid gap-5'
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
      {look === 'beside' ? (
        <div className={CARD}>
          <Skeleton variant="block" className="h-11 w-48" />
          <Skeleton lines={7} className="mt-8 space-y-5" />
        </div>
      ) : null}
    </div>
  </div>
)
