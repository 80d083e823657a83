import { cn } from '#components/ui/class-names.ts'

const COLOURS: Readonly<Record<string, string>> = {
  GET: 'text-info',
  POST: 'text-positive',
  PATCH: 'text-warning',
  DELETE: 'text-danger',
}

const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL' }

type MethodBadgeProps = { method: string; isEvent?: boolean; narrow?: boolean; className?: string }

export const MethodBadge = ({ method, isEvent = false, narrow = false, className }: MethodBadgeProps) => (
  <span
    className={cn(
      'shrink-0 font-mono font-semibold text-xs',
      narrow && 'w-11',
      isEvent ? 'text-accent' : COLOURS[method],
      className,
    )}
  >
    {isEvent ? '→' : narrow ? (SHORT[method] ?? method) : method}
    {isEvent ? <span className="sr-only">{method}</span> : null}
  </span>
)
