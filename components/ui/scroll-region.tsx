import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type ScrollRegionProps = { label: string; className?: string; children: ReactNode }

/** A part that scrolls inside itself, with the keyboard too; its name says what is in it. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    tabIndex={0}
    aria-label={label}
    className={cn('overflow-auto rounded-control border', className)}
  >
    {children}
  </section>
)
