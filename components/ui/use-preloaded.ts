import { useEffect, useState } from 'react'

type Load = () => Promise<unknown>

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

const pendingLoads = new Set<Load>()
let isUsed = false

const preload = (load: Load) => void load().catch(() => undefined)

const begin = () => {
  isUsed = true
  for (const sign of SIGNS) window.removeEventListener(sign, begin, true)
  for (const load of pendingLoads) preload(load)
  pendingLoads.clear()
}

if (typeof window !== 'undefined') for (const sign of SIGNS) window.addEventListener(sign, begin, true)

/** The result stays true after the first opening, so that a closing dialog can restore the focus. */
export const usePreloaded = (load: Load, open: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => {
    if (isUsed) preload(load)
    else pendingLoads.add(load)
  }, [load])
  if (open && !wasOpened) setWasOpened(true)
  return open || wasOpened
}
