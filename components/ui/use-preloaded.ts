import { useEffect, useState } from 'react'

type Load = () => Promise<unknown>

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

const awaited = new Set<Load>()
let isUsed = false

const fetchQuietly = (load: Load) => void load().catch(() => undefined)

const begin = () => {
  isUsed = true
  for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
  for (const load of awaited) fetchQuietly(load)
  awaited.clear()
}

if (typeof window !== 'undefined') for (const sign of SIGNS) window.addEventListener(sign, begin, true)

/**
 * Preloads a component that few visits need as soon as somebody touches the page, and not before, so that it
 * opens at once when it is asked for; true from its first opening on, since a dialog that closes still has to
 * give the focus back.
 */
export const usePreloaded = (load: Load, open: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    if (isUsed) fetchQuietly(load)
    else awaited.add(load)
  }, [load])
  if (open && !wasOpened) setWasOpened(true)
  return open || wasOpened
}
