import { cn } from './class-names.ts'

type KeysProps = {
  /** As they are printed on the keyboard: "A", "Ctrl ↵". */
  keys: string
  /** On a filled button. */
  onAccent?: boolean
}

/**
 * The keys that do the same, for people who see them; others hear them from `aria-keyshortcuts`. Hidden where
 * there is no keyboard.
 */
export const Keys = ({ keys, onAccent = false }: KeysProps) => (
  <kbd
    aria-hidden
    className={cn(
      'rounded border px-1 font-sans text-[0.6875rem] leading-4 pointer-coarse:hidden',
      onAccent ? 'border-current/40' : 'border-line-strong/50 text-ink-muted',
    )}
  >
    {keys}
  </kbd>
)
