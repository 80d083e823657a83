import type { EarlyInput, EarlyInputQueue } from './early-input.ts'

/** Captures field input before React. Inlined in the page, so it must not use its outer scope. */
export const listenForTyping = ({ isHydrated, enqueue, catchUp, drop }: EarlyInputQueue): void => {
  const FIELDS = 'input, textarea, select'
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  // React reports a change only if the value differs from the last one it saw, so the field is cleared first.
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
      // The click below toggles the box, so a box that must differ from its default is first reset.
      if (to === field) to.checked = checked === to.defaultChecked ? checked : !checked
      if (to.checked !== checked) to.click()
    }
  }
  // Fields are matched by attributes that survive a new render; ids may change.
  const fieldsNamed = (name: string) =>
    [...document.querySelectorAll<Field>(FIELDS)].filter((one) => nameOf(one) === name)
  const nameOf = (field: Field) =>
    [field.localName, field.type, field.name, field.labels?.[0]?.textContent].join()
  // Input is replayed only on its own page: the same field on another page may be about another person.
  const currentPage = () => location.pathname + location.search
  const earlyInputOf = (field: Field, act: (to: Field) => void): EarlyInput => {
    const [page, name] = [currentPage(), nameOf(field)]
    const before = fieldsNamed(name)
    const onSuccessor = () => {
      const now = currentPage() === page ? fieldsNamed(name) : []
      const successor = now.length === before.length ? now[before.indexOf(field)] : undefined
      return successor ? earlyInputOf(successor, act) : null
    }
    return { element: field, act: () => act(field), onSuccessor }
  }
  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  // Earlier input must be replayed first, because a later replay would overwrite this key press.
  const onBeforeInput = ({ target }: Event) => {
    if (isField(target)) catchUp(target)
  }
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return
    if (isHydrated(target)) drop(target)
    else enqueue(earlyInputOf(target, restore(target)))
  }
  window.addEventListener('beforeinput', onBeforeInput, true)
  window.addEventListener('input', onInput, true)
}
