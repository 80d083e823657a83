'use client'
import { ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { ComboboxList } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { ControlFrame } from './control-frame.tsx'
import { Field } from './field.tsx'
import { describedBy, type FieldProps, type FieldValue } from './field-props.ts'
import { useCombobox } from './use-combobox.ts'

const TEXTS = texts({
  placeholder: ['Digite para buscar', 'Type to search'],
  searching: ['Buscando…', 'Searching…'],
  nothing: ['Nada encontrado. Tente outro nome.', 'Nothing found. Try another name.'],
})

export type ComboboxFieldProps = FieldProps &
  FieldValue<string> & {
    options: readonly ComboboxOption[]
    /** If set, the caller searches and passes matching `options`; otherwise the list is filtered locally. */
    onSearch?: (text: string) => void
    valueLabel?: string
    pending?: boolean
    placeholder?: string
    emptyText?: string
  }

export const ComboboxField = ({
  label,
  hint,
  error,
  optional,
  labelHidden,
  ...props
}: ComboboxFieldProps) => {
  const ownId = useId()
  const t = useTexts(TEXTS)
  const { id = ownId, className, name, ref, placeholder = t.placeholder } = props
  const box = useCombobox({ ...props, id })
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      <div className="relative">
        <ControlFrame trailing={props.pending ? <Spinner /> : <ChevronsUpDown aria-hidden />}>
          <input
            ref={ref}
            id={id}
            {...box.listbox.input}
            placeholder={placeholder}
            disabled={props.disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            value={box.text}
            {...box.handlers}
            className="control truncate pe-10"
          />
        </ControlFrame>
        {box.open ? (
          <ComboboxList
            listbox={box.listbox}
            label={label}
            options={box.visibleOptions}
            selected={box.value}
            emptyText={props.pending ? t.searching : (props.emptyText ?? t.nothing)}
            onChoose={box.choose}
          />
        ) : null}
      </div>
      <input type="hidden" name={name} value={box.value} disabled={props.disabled} />
    </Field>
  )
}
