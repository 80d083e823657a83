'use client'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftStorage } from './draft-storage.ts'

const WAIT_MS = 300

export type Draft = {
  /** Something typed before is in the form. */
  isRecovered: boolean
  /** Forgets what is kept; what is in the form stays. */
  forget: () => void
  /** Forgets it and puts the form back to what it opens with. */
  discard: () => void
  /** The notice was read; the draft stays. */
  accept: () => void
}

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing. The session's storage
 * ends with the tab, and the draft never leaves the device.
 */
export const useDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, key: string): Draft => {
  const { reset, watch, getValues } = form
  const [isRecovered, setIsRecovered] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Writes what was typed last, while that still waits to be kept. */
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    const kept = draftStorage.read(key)
    if (kept) {
      const opened = getValues()
      setIsRecovered(differs(opened, kept))
      reset({ ...opened, ...kept }, { keepDefaultValues: true })
    }
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer.current)
      pending.current = () => {
        pending.current = undefined
        draftStorage.write(key, values)
      }
      timer.current = setTimeout(() => pending.current?.(), WAIT_MS)
    })
    // A dialog that closes, or a page that is left, before the wait is over.
    const keepNow = () => pending.current?.()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      clearTimeout(timer.current)
      keepNow()
      unsubscribe()
    }
  }, [key, reset, watch, getValues])
  const forget = () => {
    // What was typed last may still wait to be kept.
    clearTimeout(timer.current)
    pending.current = undefined
    draftStorage.write(key, null)
    setIsRecovered(false)
  }
  const discard = () => {
    reset()
    forget()
  }
  return { isRecovered, forget, discard, accept: () => setIsRecovered(false) }
}

const differs = (opened: FieldValues, kept: Record<string, unknown>) =>
  Object.entries(kept).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(opened[name]))
