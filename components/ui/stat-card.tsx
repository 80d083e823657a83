import { type ReactNode, useId } from 'react'
import { cn } from './class-names.ts'

export type StatCardProps = {
  label: string
  meaning?: string
  value: ReactNode
  note?: ReactNode
  className?: string
}

export const StatCard = ({ label, meaning, value, note, className }: StatCardProps) => (
  <div className={cn('relative min-w-0 rounded-card border bg-raised p-4 shadow-card max-sm:p-3', className)}>
    {meaning ? (
      <ExplainedLabel label={label} meaning={meaning} />
    ) : (
      <p className="text-ink-muted text-sm">{label}</p>
    )}
    <p className="mt-1 font-semibold text-2xl tabular-nums leading-8 tracking-tight">{value}</p>
    {note ? <p className="mt-0.5 text-ink-muted text-xs">{note}</p> : null}
  </div>
)

const ExplainedLabel = ({ label, meaning }: { label: string; meaning: string }) => {
  const id = useId()
  return (
    <>
      {/* On touch screens, a pseudo-element enlarges the touch target beyond the text. */}
      <button
        type="button"
        aria-describedby={id}
        className="peer block max-w-full cursor-help rounded-sm text-left text-ink-muted text-sm underline decoration-ink-muted/50 underline-offset-4 pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:top-0 pointer-coarse:before:h-11"
      >
        {label}
      </button>
      <span
        id={id}
        role="tooltip"
        className="absolute inset-x-0 top-full z-20 mt-1 hidden rounded-control border bg-raised px-3 py-2 text-ink text-xs shadow-pop peer-hover:block peer-focus:block"
      >
        {meaning}
      </span>
    </>
  )
}
