'use client'
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftStorage } from './draft-storage.ts'

const WAIT_MS = 300

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing. The session's storage
 * ends with the tab, and the draft never leaves the device. Returns what forgets it.
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
): (() => void) => {
  const { reset, watch, getValues } = form
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const kept = draftStorage.read(key)
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => draftStorage.write(key, values), WAIT_MS)
    })
    return () => {
      clearTimeout(timer.current)
      unsubscribe()
    }
  }, [key, reset, watch, getValues])
  return () => {
    // What was typed last may still wait to be kept.
    clearTimeout(timer.current)
    draftStorage.write(key, null)
  }
}
