'use client'
import { useState } from 'react'
import {
  type FgtsChoice,
  type FgtsChoiceLine,
  type FgtsChoosable,
  type FgtsRulesToday,
  faultsOf,
  firstLines,
  installmentsOf,
} from './fgts-choice.ts'

export const useFgtsChoice = (choosables: readonly FgtsChoosable[], on: FgtsRulesToday) => {
  const { rules } = on
  const [choice, setChoice] = useState<FgtsChoice>(() => ({
    lines: firstLines(choosables, rules),
    targetCents: null,
  }))
  const setLine = (dueDate: string, change: Partial<FgtsChoiceLine>) =>
    setChoice((present) => ({
      ...present,
      lines: present.lines.map((line) => (line.dueDate === dueDate ? { ...line, ...change } : line)),
    }))
  const takeFirst = (count?: number) =>
    setChoice({ lines: firstLines(choosables, rules, count), targetCents: null })
  const takesFirst = (count: number) =>
    choice.targetCents === null &&
    JSON.stringify(installmentsOf(choice)) ===
      JSON.stringify(installmentsOf({ lines: firstLines(choosables, rules, count) }))
  const setTarget = (targetCents: number | null) => setChoice((present) => ({ ...present, targetCents }))
  const faults = faultsOf(choice, choosables, on)
  return {
    ...choice,
    installments: installmentsOf(choice),
    faults,
    sound: faults.list === null && Object.keys(faults.byDueDate).length === 0,
    setLine,
    takeFirst,
    takesFirst,
    setTarget,
  }
}

export type FgtsChoiceState = ReturnType<typeof useFgtsChoice>
