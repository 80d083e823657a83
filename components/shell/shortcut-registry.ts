'use client'
import { isNamedKey, matchShortcut, needsCommandKey } from './match-shortcut.ts'
import { singleKeys } from './single-keys.ts'

export type Shortcut = {
  /** For example 'j', '?', 'g h' (a sequence), 'mod+k' (Ctrl, ⌘ on a Mac) or 'ArrowDown'. */
  keys: string
  label: string
  run: () => void
  repeats?: boolean
}

export type ShortcutGroup = { label: string; shortcuts: readonly Shortcut[] }

/** Maximum pause between the keys of a sequence (milliseconds). */
const SEQUENCE_MS = 1_500

let groups: readonly ShortcutGroup[] = []
let before = { keys: '', atMs: 0 }
const watchers = new Set<() => void>()

export const shortcutRegistry = {
  read: () => groups,
  watch: (notify: () => void) => {
    watchers.add(notify)
    return () => watchers.delete(notify)
  },
  add: (group: ShortcutGroup) => {
    if (groups.length === 0) window.addEventListener('keydown', press)
    change([...groups, group])
    return () => {
      change(groups.filter((one) => one !== group))
      if (groups.length === 0) window.removeEventListener('keydown', press)
    }
  },
}

const change = (next: readonly ShortcutGroup[]) => {
  groups = next
  for (const notify of watchers) notify()
}

const press = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing || isBehindDialog()) return
  const writes = isTyping(event.target)
  const usable = groups
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys }) => needsCommandKey(keys) || (!writes && (isNamedKey(keys) || singleKeys.read())))
  const recent = event.timeStamp - before.atMs < SEQUENCE_MS ? before.keys : ''
  const meaning = matchShortcut(
    event,
    recent,
    usable.map(({ keys }) => keys),
  )
  if (event.key !== 'Shift') before = { keys: '', atMs: 0 }
  if (meaning === null) return
  if ('prefix' in meaning) {
    before = { keys: meaning.prefix, atMs: event.timeStamp }
    return
  }
  const shortcut = usable[meaning.index]
  if (!shortcut || (event.repeat && !shortcut.repeats)) return
  event.preventDefault()
  shortcut.run()
}

const WRITABLE = [
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=listbox]',
  '[role=menu]',
].join()

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITABLE) !== null

// The page under an open dialog must not react to keys.
const isBehindDialog = () =>
  document.querySelector('[role=dialog][data-state=open],[role=alertdialog][data-state=open]') !== null
