import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type ScrollRegionProps = { label: string; className?: string; children: ReactNode }

export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it
    tabIndex={0}
    aria-label={label}
    className={cn('overflow-auto rounded-control border', className)}
  >
    {children}
  </section>
)
