'use client'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { chooseTheme } from './choose-theme.ts'
import { chosenTheme, watchTheme } from './theme.ts'

const TEXTS = texts({
  appearance: ['Aparência', 'Appearance'],
  system: ['Tema do sistema', 'System theme'],
  light: ['Tema claro', 'Light theme'],
  dark: ['Tema escuro', 'Dark theme'],
})

const CHOICES = [
  { theme: 'system', Icon: Monitor },
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
] as const

export const ThemeToggle = ({ className }: { className?: string }) => {
  const t = useTexts(TEXTS)
  const current = useSyncExternalStore(watchTheme, chosenTheme, () => null)
  return (
    <fieldset className={cn('inline-flex rounded-full border bg-sunken p-0.5', className)}>
      <legend className="sr-only">{t.appearance}</legend>
      {CHOICES.map(({ theme, Icon }) => (
        <button
          key={theme}
          type="button"
          title={t[theme]}
          aria-label={t[theme]}
          aria-pressed={current === theme}
          onClick={() => chooseTheme(theme)}
          className={cn(
            'grid size-7 place-items-center rounded-full text-ink-muted transition-colors hover:text-ink pointer-coarse:size-11',
            'aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-card',
          )}
        >
          <Icon aria-hidden className="size-3.5 pointer-coarse:size-4.5" />
        </button>
      ))}
    </fieldset>
  )
}
