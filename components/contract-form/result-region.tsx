'use client'
import { type ReactNode, useId } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { useFocusOnOpen } from '#components/ui/use-focus-on-open.ts'
import { AmountBar } from './amount-bar.tsx'

type ResultRegionProps = {
  /** Net amount in whole cents; null without an amount. */
  cents: number | null
  /**
   * True if the region takes the focus when it appears. The next press of Tab then reaches the button inside.
   */
  opensFocused?: boolean
  className: string
  children: ReactNode
}

export const ResultRegion = ({ cents, opensFocused = false, className, children }: ResultRegionProps) => {
  const result = useFocusOnOpen<HTMLDivElement>(opensFocused)
  const resultId = useId()
  return (
    <>
      <div ref={result} id={resultId} tabIndex={-1} className={cn('outline-none', className)}>
        {children}
      </div>
      <AmountBar {...{ result, resultId, cents }} />
    </>
  )
}
