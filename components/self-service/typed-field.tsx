'use client'
import { type ComponentProps, type FormEvent, useRef } from 'react'
import { editMasked } from '#components/fields/edit-masked.ts'
import type { Mask } from '#components/fields/mask.ts'
import { TextField } from '#components/fields/text-field'

type TypedFieldProps = ComponentProps<typeof TextField> & { mask: Mask }

/**
 * Digits written in a mask, in a plain input that keeps its own text: what was typed before the scripts arrived stays, and the form
 * sends it with or without them.
 */
export const TypedField = ({ mask, defaultValue = '', ...props }: TypedFieldProps) => {
  const before = useRef(String(defaultValue))
  const write = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const caret = selectionStart ?? value.length
    const edit = editMasked({ mask, before: before.current, after: value, caret, inputType })
    before.current = edit.text
    currentTarget.value = edit.text
    currentTarget.setSelectionRange(edit.caret, edit.caret)
  }
  return <TextField {...props} inputMode="numeric" defaultValue={defaultValue} onInput={write} />
}
