import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'

type FoldProps = { label: string; children: ReactNode; className?: string }

export const Fold = ({ label, children, className }: FoldProps) => (
  <details className={cn(TURNS_CHEVRON, className)}>
    <summary className="inline-flex min-h-8 items-center gap-1 font-medium text-accent text-sm pointer-coarse:min-h-11">
      <ChevronRight aria-hidden className="size-4 shrink-0" />
      {label}
    </summary>
    {children}
  </details>
)

/** Rotates only the chevron of the open <details> itself, not those of nested ones. */
export const TURNS_CHEVRON = '[&[open]>summary>svg]:rotate-90'
