'use client'
import { type ReactNode, useId, useRef } from 'react'
import { cn } from '../ui/class-names.ts'
import { AmountBar } from './amount-bar.tsx'

type ResultRegionProps = {
  /** The net amount, whole cents; null while there is none. */
  cents: number | null
  /** Where it is on wide screens. */
  className: string
  children: ReactNode
}

/**
 * How far the result has come: beside the choices on wide screens, below them on narrow ones, with its amount
 * kept in sight.
 */
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
