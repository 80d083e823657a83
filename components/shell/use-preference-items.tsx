'use client'
import { Check, Languages, Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { switchLanguage } from '#components/language/switch-language.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { DropdownMenuItem } from '#components/ui/dropdown-menu-props.ts'
import { useLanguage } from '#components/use-language.ts'
import { chooseTheme } from './choose-theme.ts'
import { LANGUAGE_CHOICES } from './language-choices.tsx'
import { chosenTheme, watchTheme } from './theme.ts'

const TEXTS = texts({
  system: ['Tema do sistema', 'System theme'],
  light: ['Tema claro', 'Light theme'],
  dark: ['Tema escuro', 'Dark theme'],
})

const THEMES = [
  { theme: 'system', icon: <Monitor /> },
  { theme: 'light', icon: <Sun /> },
  { theme: 'dark', icon: <Moon /> },
] as const

export const usePreferenceItems = (): DropdownMenuItem[] => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const current = useSyncExternalStore(watchTheme, chosenTheme, () => null)
  return [
    ...THEMES.map(({ theme, icon }, place) => ({
      label: t[theme],
      icon: theme === current ? <Check /> : icon,
      onSelect: () => chooseTheme(theme),
      separated: place === 0,
    })),
    ...LANGUAGE_CHOICES.filter((choice) => choice.language !== language).map((choice) => ({
      label: choice.name,
      icon: <Languages />,
      onSelect: () => switchLanguage(choice.language),
      separated: true,
    })),
  ]
}
