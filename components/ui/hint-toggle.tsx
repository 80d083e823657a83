import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

/** Hint for touch screens, which have no tooltips. It works without JavaScript. */
export const HintToggle = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group text-sm">
    <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-md text-ink-muted hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
      <CircleHelp aria-hidden className="size-4" />
      {label}
    </summary>
    <div className="mt-1 rounded-control bg-sunken p-3 text-ink-muted">{children}</div>
  </details>
)
