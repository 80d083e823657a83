import { PageHeader } from '#components/shell/page-header'
import { Skeleton } from '#components/ui/skeleton'

export default function LoadingProposals() {
  return (
    <div role="status" aria-label="Carregando propostas">
      <PageHeader title="Propostas" />
      <Skeleton variant="block" className="mb-4 h-10" />
      <Skeleton variant="block" className="mb-4 h-8 w-4/5" />
      <div className="rounded-card border bg-raised px-5 py-3 shadow-card">
        <Skeleton variant="row" lines={8} />
      </div>
    </div>
  )
}
