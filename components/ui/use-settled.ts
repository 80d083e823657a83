import { useEffect, useState } from 'react'

/** The value once it has not changed for a while (ms); the first one at once. Compared by its JSON. */
export const useSettled = <Value>(value: Value, delay: number): Value => {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return JSON.parse(settled) as Value
}
