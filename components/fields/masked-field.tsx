'use client'
import { type ChangeEvent, type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import { cn } from '#components/ui/class-names.ts'
import { ControlFrame } from './control-frame.tsx'
import { editMasked } from './edit-masked.ts'
import { Field } from './field.tsx'
import { describedBy, type FieldProps, type FieldValue } from './field-props.ts'
import type { Mask } from './mask.ts'

type Handlers = Pick<FieldValue<string>, 'onBlur' | 'disabled' | 'readOnly' | 'autoFocus' | 'ref'>

export type MaskedFieldProps = FieldProps &
  Handlers &
  Pick<ComponentProps<'input'>, 'placeholder' | 'autoComplete'> & {
    mask: Mask
    digits: string
    onDigits: (digits: string) => void
    posted: string
    /** Selects the whole text on focus; for amounts, which are rarely edited digit by digit. */
    selectsOnFocus?: boolean
    leading?: ReactNode
    trailing?: ReactNode
  }

export const MaskedField = ({ label, hint, error, optional, labelHidden, ...props }: MaskedFieldProps) => {
  const ownId = useId()
  const {
    mask,
    digits,
    onDigits,
    posted,
    leading,
    trailing,
    className,
    id = ownId,
    name,
    selectsOnFocus,
    ...input
  } = props
  const text = mask.format(mask.clean(digits))
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const caret = currentTarget.selectionStart ?? currentTarget.value.length
    const edit = editMasked({ mask, before: text, after: currentTarget.value, caret, inputType })
    // The text is written to the DOM, so that React finds it already there and does not move the caret.
    currentTarget.value = edit.text
    currentTarget.setSelectionRange(edit.caret, edit.caret)
    if (edit.digits !== digits) onDigits(edit.digits)
  }
  return (
    <Field {...{ id, label, hint, error, optional, labelHidden, className }}>
      <ControlFrame leading={leading} trailing={trailing}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          type="text"
          inputMode="numeric"
          value={text}
          onChange={change}
          onFocus={selectsOnFocus ? selectWhole : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cn('control tabular-nums', leading && 'ps-10', trailing && 'pe-10')}
        />
      </ControlFrame>
      <input type="hidden" name={name} value={posted} disabled={input.disabled} />
    </Field>
  )
}

/** Selects again in the next frame, because a click sets the caret after the focus event. */
const selectWhole = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
  const { value } = field
  field.select()
  requestAnimationFrame(() => {
    if (field.value === value && document.activeElement === field) field.select()
  })
}
