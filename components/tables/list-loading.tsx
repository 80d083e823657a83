import type { ReactNode } from 'react'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

type ListLoadingProps = {
  label: string
  title: string
  lines: number
  children?: ReactNode
}

export const ListLoading = ({ label, title, lines, children }: ListLoadingProps) => (
  <div role="status" aria-label={label}>
    <PageHeader title={title} />
    {children}
    <div className="rounded-card border bg-raised px-5 py-3 shadow-card">
      <Skeleton variant="row" lines={lines} />
    </div>
  </div>
)
