import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { type ComboboxOption, filterOptions } from './combobox-option.ts'
import type { FieldValue } from './field-props.ts'
import { useFieldValue } from './use-field-value.ts'
import { useListbox } from './use-listbox.ts'

type ComboboxState = Pick<FieldValue<string>, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  id: string
  options: readonly ComboboxOption[]
  onSearch?: (text: string) => void
  valueLabel?: string
}

/** Maximum number of options shown, because longer lists slow cheap phones down. Typing narrows the list. */
const MOST_SHOWN = 60

export const useCombobox = (props: ComboboxState) => {
  const { id, options, onSearch, onBlur } = props
  const [value, setValue] = useFieldValue(props, '')
  const [query, setQuery] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const label = options.find((option) => option.value === value)?.label ?? props.valueLabel ?? ''
  const visibleOptions = (onSearch || query === null ? options : filterOptions(options, query)).slice(
    0,
    MOST_SHOWN,
  )
  const listbox = useListbox({ id, count: visibleOptions.length, open })

  const show = () => {
    setOpen(true)
    const selectedIndex = visibleOptions.findIndex((option) => option.value === value)
    listbox.mark(Math.max(0, selectedIndex))
  }
  const close = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboboxOption) => {
    setValue(option.value)
    close()
  }
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setQuery(currentTarget.value)
    setOpen(true)
    listbox.mark(0)
    onSearch?.(currentTarget.value)
    if (currentTarget.value === '') setValue('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      return show()
    }
    if (open && listbox.move(event)) return
    const marked = visibleOptions[listbox.active]
    if (key === 'Enter' && open) {
      event.preventDefault()
      if (marked) choose(marked)
    }
    if (key === 'Escape') close()
  }
  const blur = () => {
    close()
    onBlur?.()
  }
  return {
    value,
    open,
    visibleOptions,
    listbox,
    text: query ?? label,
    choose,
    handlers: { onChange: type, onKeyDown: press, onBlur: blur, onClick: show },
  }
}
