'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import type { useSteadyRows } from './use-steady-rows.ts'

const NewRows = dynamic(() => import('./new-rows.tsx').then((module) => module.NewRows), { ssr: false })

type SteadyBoxProps = {
  steady: Pick<ReturnType<typeof useSteadyRows<unknown>>, 'over' | 'waiting' | 'show'>
  children: ReactNode
}

export const SteadyBox = ({ steady, children }: SteadyBoxProps) => (
  <div className="relative" {...steady.over}>
    {steady.waiting > 0 ? <NewRows count={steady.waiting} onShow={steady.show} /> : null}
    {children}
  </div>
)
