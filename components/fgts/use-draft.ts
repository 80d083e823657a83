'use client'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const WAIT_MS = 300

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing. The session's storage ends with the tab,
 * and the draft never leaves the device. Returns what forgets it.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
): (() => void) => {
  const { reset, watch, getValues } = form
  useEffect(() => {
    const kept = read(key)
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer)
      timer = setTimeout(() => write(key, values), WAIT_MS)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [key, reset, watch, getValues])
  return () => write(key, null)
}

const read = (key: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const write = (key: string, values: unknown) => {
  try {
    if (values === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage can be blocked or full; the form works without a draft.
  }
}
