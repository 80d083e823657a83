import type { EarlyInput, EarlyInputQueue } from './early-input.ts'

/**
 * Hears what is typed and chosen before React does. Sent to the browser as text: it may use nothing from
 * outside.
 */
export const listenForTyping = ({ isHydrated, keep, catchUp, forget }: EarlyInputQueue): void => {
  const FIELDS = 'input, textarea, select'
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
      return (to: Field) => write(to, value)
    const { checked, files } = field
    if (files)
      return (to: Field) => {
        Object.assign(to, { files })
        to.dispatchEvent(new Event('change', { bubbles: true }))
      }
    return (to: Field) => {
      if (!(to instanceof HTMLInputElement)) return
      // What was chosen and taken back is no choice.
      if (to === field) to.checked = checked === to.defaultChecked ? checked : !checked
      if (to.checked !== checked) to.click()
    }
  }
  // By what a new rendering keeps: an id may be another one in it.
  const alike = (name: string) =>
    [...document.querySelectorAll<Field>(FIELDS)].filter((one) => nameOf(one) === name)
  const nameOf = (field: Field) =>
    [field.localName, field.type, field.name, field.labels?.[0]?.textContent].join()
  // Another page may ask for the same of somebody else.
  const here = () => location.pathname + location.search
  const early = (field: Field, act: (to: Field) => void): EarlyInput => {
    const [page, name] = [here(), nameOf(field)]
    const before = alike(name)
    const onSuccessor = () => {
      const now = here() === page ? alike(name) : []
      const successor = now.length === before.length ? now[before.indexOf(field)] : undefined
      return successor ? early(successor, act) : null
    }
    return { element: field, act: () => act(field), onSuccessor }
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
    else keep(early(target, restore(target)))
  }
  window.addEventListener('beforeinput', onBeforeInput, true)
  window.addEventListener('input', onInput, true)
}
