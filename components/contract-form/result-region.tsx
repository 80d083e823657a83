'use client'
import { type ReactNode, useId } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { useFocusOnOpen } from '#components/ui/use-focus-on-open.ts'
import { AmountBar } from './amount-bar.tsx'

type ResultRegionProps = {
  cents: number | null
  /** True if the region takes the focus, so that the next Tab reaches the button inside. */
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
