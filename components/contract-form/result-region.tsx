'use client'
import { type ReactNode, useId, useRef } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { AmountBar } from './amount-bar.tsx'

type ResultRegionProps = {
  /** Net amount in whole cents; null without an amount. */
  cents: number | null
  className: string
  children: ReactNode
}

export const ResultRegion = ({ cents, className, children }: ResultRegionProps) => {
  const result = useRef<HTMLDivElement>(null)
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
