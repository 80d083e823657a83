import type { Ears } from './ears.ts'

/**
 * Hears what is typed and chosen before React does. Sent to the browser as text: it may use nothing from
 * outside.
 */
export const listenForTyping = ({ isHydrated, keep, catchUp, forget }: Ears): void => {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  // React compares with the value it saw last: it is shown an empty field first, so that what was typed is a
  // change to it.
  const write = (field: Field, value: string) => {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const restore = (field: Field) => {
    const { value } = field
    if (!(field instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(field.type)))
      return () => write(field, value)
    const { checked, files } = field
    if (files)
      return () => {
        field.files = files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    return () => {
      // What was chosen and taken back is no choice.
      field.checked = checked === field.defaultChecked ? checked : !checked
      if (checked !== field.defaultChecked) field.click()
    }
  }
  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  // What was typed early comes before the key that is typed now: done after it, it would take the key away.
  const onBeforeInput = ({ target }: Event) => {
    if (isField(target)) catchUp(target)
  }
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return
    if (isHydrated(target)) forget(target)
    else keep({ element: target, act: restore(target) })
  }
  window.addEventListener('beforeinput', onBeforeInput, true)
  window.addEventListener('input', onInput, true)
}
