import { useState } from 'react'
import type { FieldValue } from './field-props.ts'

type ValueProps<Value> = Pick<FieldValue<Value>, 'value' | 'defaultValue' | 'onChange'>

export const useFieldValue = <Value>(props: ValueProps<Value>, empty: Value) => {
  const [own, setOwn] = useState(props.defaultValue ?? empty)
  const set = (next: Value) => {
    setOwn(next)
    props.onChange?.(next)
  }
  return [props.value === undefined ? own : props.value, set] as const
}
