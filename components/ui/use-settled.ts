import { useEffect, useState } from 'react'

/** Debounces a value by `delay` milliseconds; values are compared as JSON. */
export const useSettled = <Value>(value: Value, delay: number): Value => {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return JSON.parse(settled) as Value
}
