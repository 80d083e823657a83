import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type StatCardProps = {
  label: string
  /** The figure, already written for people. */
  value: ReactNode
  /** Under the figure: what it is compared with, or a share. */
  note?: ReactNode
  className?: string
}

/** One figure with its name: several are side by side above what they sum up. */
export const StatCard = ({ label, value, note, className }: StatCardProps) => (
  <div className={cn('min-w-0 rounded-card border bg-raised p-4 shadow-card', className)}>
    <p className="truncate text-ink-muted text-sm">{label}</p>
    <p className="mt-1 font-semibold text-2xl tabular-nums leading-8 tracking-tight">{value}</p>
    {note ? <p className="mt-0.5 text-ink-muted text-xs">{note}</p> : null}
  </div>
)
