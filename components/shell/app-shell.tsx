import Link from 'next/link'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { BrandMark } from './brand-mark.tsx'
import { type NavItem, NavLink } from './nav-link.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const TEXTS = texts({
  main: ['Principal', 'Main'],
  appearance: ['Aparência', 'Appearance'],
  language: ['Idioma', 'Language'],
})

export type AppShellProps = {
  /** The name beside the mark: the organization. */
  brand: string
  homeHref: string
  /** At most five fit the bar of narrow screens. */
  nav: readonly NavItem[]
  /** `<UserMenu look="wide">` for the sidebar and `<UserMenu look="narrow">`, with the theme, for the top bar. */
  userMenu: ReactNode
  userMenuNarrow: ReactNode
  children: ReactNode
}

/** The frame of staff screens: a sidebar on wide screens; a top bar and a bottom bar on narrow ones. */
export const AppShell = ({ brand, homeHref, nav, userMenu, userMenuNarrow, children }: AppShellProps) => {
  const t = useTexts(TEXTS)
  const home = (
    <Link
      href={homeHref}
      className="flex min-w-0 items-center gap-2.5 rounded-control pointer-coarse:min-h-11"
    >
      <BrandMark />
      <span className="truncate font-semibold tracking-tight">{brand}</span>
    </Link>
  )
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col border-r bg-surface p-3 lg:flex">
        <div className="px-2 pt-2 pb-5">{home}</div>
        <nav aria-label={t.main} className="flex-1 space-y-0.5 overflow-y-auto">
          {nav.map((item) => (
            <NavLink key={item.href} {...item} look="side" />
          ))}
        </nav>
        <div className="space-y-2 border-t pt-3">
          <div className="flex items-center justify-between px-2">
            <span className="text-ink-muted text-xs">{t.appearance}</span>
            <ThemeToggle />
          </div>
          <div className="flex items-center justify-between px-2">
            <span className="text-ink-muted text-xs">{t.language}</span>
            <LanguageSwitch />
          </div>
          {userMenu}
        </div>
      </aside>
      <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b bg-surface/90 px-4 backdrop-blur lg:hidden">
        {home}
        {userMenuNarrow}
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl px-4 pt-5 pb-24 outline-none sm:px-6 lg:px-10 lg:pt-8 lg:pb-12"
      >
        {children}
      </main>
      <nav
        aria-label={t.main}
        className="fixed inset-x-0 bottom-0 z-20 flex border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {nav.map((item) => (
          <NavLink key={item.href} {...item} look="bottom" />
        ))}
      </nav>
    </div>
  )
}
