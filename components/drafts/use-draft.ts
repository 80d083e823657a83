'use client'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftStorage } from './draft-storage.ts'

const WAIT_MS = 300

export type Draft = {
  isRecovered: boolean
  isUntouched: () => boolean
  forget: () => void
  discard: () => void
  accept: () => void
}

export const useDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, key: string): Draft => {
  const { reset, watch, getValues } = form
  const [isRecovered, setIsRecovered] = useState(false)
  const isUntouched = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    const stored = draftStorage.read(key)
    if (stored) {
      const initial = getValues()
      isUntouched.current = differs(initial, stored)
      setIsRecovered(isUntouched.current)
      reset({ ...initial, ...stored }, { keepDefaultValues: true })
    }
    const { unsubscribe } = watch((values) => {
      isUntouched.current = false
      clearTimeout(timer.current)
      pending.current = () => {
        pending.current = undefined
        draftStorage.write(key, values)
      }
      timer.current = setTimeout(() => pending.current?.(), WAIT_MS)
    })
    // The dialog may close or the page may unload before the debounce ends.
    const flush = () => pending.current?.()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      clearTimeout(timer.current)
      flush()
      unsubscribe()
    }
  }, [key, reset, watch, getValues])
  const accept = () => {
    isUntouched.current = false
    setIsRecovered(false)
  }
  const forget = () => {
    // Cancels the pending write, which would restore the draft.
    clearTimeout(timer.current)
    pending.current = undefined
    draftStorage.write(key, null)
    accept()
  }
  const discard = () => {
    reset()
    forget()
  }
  return { isRecovered, isUntouched: () => isUntouched.current, forget, discard, accept }
}

const differs = (initial: FieldValues, stored: Record<string, unknown>) =>
  Object.entries(stored).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name]))
