import { useEffect, useState } from 'react'

/** Debounces a value by `delay` milliseconds; values are compared as JSON. */
export const useDebouncedValue = <Value>(value: Value, delay: number): Value => {
  const text = JSON.stringify(value)
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  return JSON.parse(debounced) as Value
}
