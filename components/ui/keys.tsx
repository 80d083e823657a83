import { cn } from './class-names.ts'

type KeysProps = {
  keys: string
  onAccent?: boolean
}

/** Visual only; screen readers get `aria-keyshortcuts`. Hidden on devices without a keyboard. */
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
