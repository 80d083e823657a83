import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { BorrowerFormValues } from './borrower-form.ts'

type Field = Exclude<keyof BorrowerFormValues, 'isPEP'>

export type KnownFields = { values: readonly string[]; closed: boolean; open: () => void }

export const useKnownFields = <Name extends Field>(
  { control, formState, setFocus }: UseFormReturn<BorrowerFormValues>,
  names: readonly [Name, ...Name[]],
): KnownFields => {
  const [closed, setClosed] = useState(true)
  const values: readonly string[] = useWatch({ control, name: names })
  const isOpen = names.some((name) => formState.errors[name]) || values.includes('')
  if (closed && isOpen) setClosed(false)
  return {
    values,
    closed: closed && !isOpen,
    open: () => {
      flushSync(() => setClosed(false))
      setFocus(names[0])
    },
  }
}
