'use client'
import { matchShortcut, needsCommandKey } from './match-shortcut.ts'
import { singleKeys } from './single-keys.ts'

/** One line of the keyboard map. */
export type Shortcut = {
  /** 'j', '?', 'g h' (one after another), 'mod+k' (Ctrl or ⌘), 'ArrowDown'. */
  keys: string
  /** What it does, in the language of the screen. */
  label: string
  run: () => void
  /** Does it again while the key stays down: moving through a list. */
  repeats?: boolean
}

export type ShortcutGroup = { label: string; shortcuts: readonly Shortcut[] }

/** How long the second key of two may take. */
const SEQUENCE_MS = 1_500

let groups: readonly ShortcutGroup[] = []
let before = { keys: '', atMs: 0 }
const watchers = new Set<() => void>()

/**
 * The shortcuts of what is on the screen now: components put theirs in and take them out; one listener serves
 * all.
 */
export const shortcutRegistry = {
  read: () => groups,
  watch: (notify: () => void) => {
    watchers.add(notify)
    return () => watchers.delete(notify)
  },
  /** Puts a group in; the answer takes it out again. */
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
    .filter(({ keys }) => needsCommandKey(keys) || (!writes && singleKeys.read()))
  const recent = event.timeStamp - before.atMs < SEQUENCE_MS ? before.keys : ''
  const meaning = matchShortcut(
    event,
    recent,
    usable.map(({ keys }) => keys),
  )
  if (event.key !== 'Shift') before = { keys: '', atMs: 0 }
  if (meaning === null) return
  if ('begun' in meaning) {
    before = { keys: meaning.begun, atMs: event.timeStamp }
    return
  }
  const shortcut = usable[meaning.found]
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

// What lies under an open dialog must not answer to keys.
const isBehindDialog = () =>
  document.querySelector('[role=dialog][data-state=open],[role=alertdialog][data-state=open]') !== null
