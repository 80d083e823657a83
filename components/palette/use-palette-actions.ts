import {
  ArrowRight,
  FilePlus2,
  Keyboard,
  Languages,
  LogOut,
  Monitor,
  Moon,
  PiggyBank,
  Sun,
} from 'lucide-react'
import { useRouter } from 'next/navigation'
import { signOut } from 'next-auth/react'
import { switchLanguage } from '#components/language/switch-language.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { BackOfficeDestination } from '#components/shell/back-office-shortcuts.tsx'
import { chooseTheme } from '#components/shell/choose-theme.ts'
import { openKeyboardMap } from '#components/shell/open-keyboard-map.ts'
import type { PaletteItem } from './palette-item.ts'

const TEXTS = texts({
  newFgts: ['Nova consulta FGTS', 'New FGTS query'],
  newClt: ['Novo termo CLT', 'New CLT term'],
  go: (place: string) => [`Ir para ${place}`, `Go to ${place}`],
  light: ['Usar o tema claro', 'Use the light theme'],
  dark: ['Usar o tema escuro', 'Use the dark theme'],
  system: ['Usar o tema do sistema', 'Use the system theme'],
  language: ['Mudar para o inglês', 'Switch to Portuguese'],
  keys: ['Mostrar os atalhos de teclado', 'Show the keyboard shortcuts'],
  signOut: ['Sair', 'Sign out'],
})

export const usePaletteActions = (
  destinations: readonly BackOfficeDestination[],
  other: 'pt-BR' | 'en',
): PaletteItem[] => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const go = (href: string) => () => router.push(href)
  return [
    { id: 'new-fgts', label: t.newFgts, icon: PiggyBank, run: go('/fgts') },
    { id: 'new-clt', label: t.newClt, icon: FilePlus2, run: go('/clt') },
    ...destinations.map(({ href, label, letter }) => ({
      id: `go-${href}`,
      label: t.go(label),
      detail: `G ${letter.toUpperCase()}`,
      icon: ArrowRight,
      run: go(href),
    })),
    { id: 'light', label: t.light, icon: Sun, run: () => chooseTheme('light') },
    { id: 'dark', label: t.dark, icon: Moon, run: () => chooseTheme('dark') },
    { id: 'system', label: t.system, icon: Monitor, run: () => chooseTheme('system') },
    { id: 'language', label: t.language, icon: Languages, run: () => switchLanguage(other) },
    { id: 'keys', label: t.keys, detail: '?', icon: Keyboard, run: openKeyboardMap },
    {
      id: 'sign-out',
      label: t.signOut,
      icon: LogOut,
      run: () => void signOut({ callbackUrl: '/login' }),
    },
  ]
}
