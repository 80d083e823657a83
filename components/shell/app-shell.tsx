import Link from 'next/link'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BrandMark } from './brand-mark.tsx'
import { NavBottom } from './nav-bottom.tsx'
import { type NavItem, NavLink } from './nav-link.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

const TEXTS = texts({
  main: ['Principal', 'Main'],
})

export type NavGroup = { label?: string; items: readonly NavItem[] }

export type AppShellProps = {
  brand: string
  homeHref: string
  nav: readonly NavGroup[]
  tools?: ReactNode
  toolsNarrow?: ReactNode
  userMenu: ReactNode
  userMenuNarrow: ReactNode
  children: ReactNode
}

export const AppShell = ({
  brand,
  homeHref,
  nav,
  tools,
  toolsNarrow,
  userMenu,
  userMenuNarrow,
  children,
}: AppShellProps) => {
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
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block!">
      <SkipLink />
      <aside className="sticky top-0 hidden print:hidden! h-dvh flex-col border-r bg-surface p-3 lg:flex">
        <div className="px-2 pt-2 pb-5">{home}</div>
        {tools ? <div className="px-1 pb-4">{tools}</div> : null}
        <nav aria-label={t.main} className="flex-1 space-y-5 overflow-y-auto">
          {nav.map(({ label, items }) => (
            <div key={items[0]?.href} className="space-y-0.5">
              {label ? <p className="px-3 pb-1 font-medium text-ink-muted text-xs">{label}</p> : null}
              {items.map((item) => (
                <NavLink key={item.href} {...item} variant="side" />
              ))}
            </div>
          ))}
        </nav>
        <div className="border-t pt-3">{userMenu}</div>
      </aside>
      <header className="sticky top-0 z-20 flex h-14 items-center justify-between gap-3 border-b bg-surface/90 px-4 backdrop-blur lg:hidden print:hidden">
        {home}
        <div className="flex items-center gap-1">
          {toolsNarrow}
          {userMenuNarrow}
        </div>
      </header>
      {/* Left-aligned at every width, so that titles do not jump between wide and normal pages. */}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="w-full max-w-6xl px-4 pt-5 max-sm:pt-4 pb-24 outline-none has-[[data-wide]]:max-w-[104rem] sm:px-6 lg:px-10 lg:pt-7 lg:pb-12"
      >
        {children}
      </main>
      <NavBottom label={t.main} items={nav.flatMap(({ items }) => items)} />
    </div>
  )
}
