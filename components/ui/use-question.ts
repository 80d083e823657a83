import { useCallback, useRef, useState } from 'react'

/** A second `ask` resolves the first with `dismissed`. */
export const useQuestion = <T>(dismissed: T) => {
  const [asking, setAsking] = useState(false)
  const pending = useRef<((value: T) => void) | null>(null)
  const answer = useCallback((value: T) => {
    setAsking(false)
    pending.current?.(value)
    pending.current = null
  }, [])
  const ask = useCallback(
    () =>
      new Promise<T>((resolve) => {
        pending.current?.(dismissed)
        pending.current = resolve
        setAsking(true)
      }),
    [dismissed],
  )
  return { asking, answer, ask }
}
