'use client'
import { useSyncExternalStore } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import { type Shortcut, type ShortcutGroup, shortcutRegistry } from './shortcut-registry.ts'
import { singleKeys } from './single-keys.ts'

const TEXTS = texts({
  title: ['Atalhos de teclado', 'Keyboard shortcuts'],
  meaning: ['Não funcionam enquanto você digita num campo.', 'They do not work while you type in a field.'],
  letters: ['Atalhos de uma letra', 'Single-letter shortcuts'],
  lettersMeaning: [
    'Desligue se você usa comando de voz ou aperta letras sem querer. Vale para este aparelho.',
    'Switch them off if you use voice control or press letters by chance. Applies to this device.',
  ],
  after: ['depois', 'then'],
  up: ['seta para cima', 'up arrow'],
  down: ['seta para baixo', 'down arrow'],
})

type KeyboardMapProps = { open: boolean; onOpenChange: (open: boolean) => void }

const NONE: readonly ShortcutGroup[] = []

export const KeyboardMap = ({ open, onOpenChange }: KeyboardMapProps) => {
  const t = useTexts(TEXTS)
  const groups = useSyncExternalStore(shortcutRegistry.watch, shortcutRegistry.read, () => NONE)
  const letters = useSyncExternalStore(singleKeys.watch, singleKeys.read, () => true)
  return (
    <OpenedDialog {...{ open, onOpenChange }} title={t.title} description={t.meaning} size="wide">
      <div className="gap-x-10 sm:columns-2">
        {mergeGroups(groups).map(({ label, shortcuts }) => (
          <section key={label} aria-label={label} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 font-medium text-ink-muted text-xs">{label}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map((shortcut) => (
                <div key={shortcut.keys} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
                  <dt className="text-sm">{shortcut.label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    <Keys {...shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        label={t.letters}
        description={t.lettersMeaning}
        checked={letters}
        onChange={(event) => singleKeys.write(event.currentTarget.checked)}
      />
    </OpenedDialog>
  )
}

const Keys = ({ keys }: Pick<Shortcut, 'keys'>) => {
  const t = useTexts(TEXTS)
  const keyNames: Record<string, string> = { ArrowUp: t.up, ArrowDown: t.down }
  return keys.split(' ').map((key, index) => (
    <span key={key} className="flex items-center gap-1">
      {index > 0 ? <span className="text-ink-muted text-xs">{t.after}</span> : null}
      {key.split('+').map((part) => (
        <kbd
          key={part}
          className="grid min-w-6 place-items-center rounded-md border border-line-strong/50 bg-sunken px-1.5 py-0.5 font-medium font-sans text-xs leading-4"
        >
          {keyNames[part] ? <span className="sr-only">{keyNames[part]}</span> : null}
          <span aria-hidden={keyNames[part] !== undefined}>{signOf(part)}</span>
        </kbd>
      ))}
    </span>
  ))
}

const SIGNS: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', Enter: '⏎', Escape: 'Esc', mod: 'Ctrl' }

const signOf = (key: string) => {
  if (key === 'mod' && /Mac|iPhone|iPad/.test(navigator.userAgent)) return '⌘'
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

const mergeGroups = (groups: readonly ShortcutGroup[]): ShortcutGroup[] => {
  const owner = new Map(groups.flatMap(({ label, shortcuts }) => shortcuts.map(({ keys }) => [keys, label])))
  const labels = [...new Set(groups.map(({ label }) => label))]
  return labels.flatMap((label) => {
    const lines = new Map(
      groups
        .filter((group) => group.label === label)
        .flatMap(({ shortcuts }) => shortcuts)
        .filter(({ keys }) => owner.get(keys) === label)
        .map((shortcut) => [shortcut.keys, shortcut]),
    )
    return lines.size > 0 ? [{ label, shortcuts: [...lines.values()] }] : []
  })
}
