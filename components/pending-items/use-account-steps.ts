'use client'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

export type Account = {
  bankId: string
  accountType: string
  agency: string
  account: string
  digit: string
}
type Name = keyof Account

/** Steps in the order in which a bank card shows the data. */
export const ACCOUNT_STEPS: readonly (readonly Name[])[] = [
  ['bankId'],
  ['agency'],
  ['account', 'digit'],
  ['accountType'],
]
const LAST = ACCOUNT_STEPS.length - 1

const stepOf = (wrong: (name: Name) => boolean) => ACCOUNT_STEPS.findIndex((names) => names.some(wrong))

/** The browser's back button returns to the previous step. */
export const useAccountSteps = (form: UseFormReturn<Account>, wrong: (name: Name) => boolean) => {
  const [step, setStep] = useState(() => Math.max(0, stepOf(wrong)))
  const moved = useRef(false)
  const firstWrong = stepOf(wrong)
  const { setFocus } = form
  useEffect(() => {
    const back = ({ state }: PopStateEvent) => {
      moved.current = true
      setStep(stepIn(state))
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  useEffect(() => {
    if (firstWrong >= 0) setStep((present) => Math.min(present, firstWrong))
  }, [firstWrong])
  useEffect(() => {
    const [name] = ACCOUNT_STEPS[step] ?? []
    if (moved.current && name) setFocus(name)
  }, [step, setFocus])
  const goTo = (next: number) => {
    moved.current = true
    window.history.pushState({ ...window.history.state, accountStep: next }, '')
    setStep(next)
  }
  const advance = async () => {
    if (await form.trigger([...(ACCOUNT_STEPS[step] ?? [])], { shouldFocus: true })) goTo(step + 1)
  }
  return { step, isLast: step === LAST, goTo, advance }
}

const stepIn = (state: unknown): number => {
  const step = (state as { accountStep?: unknown } | null)?.accountStep
  return typeof step === 'number' && step <= LAST ? step : 0
}
