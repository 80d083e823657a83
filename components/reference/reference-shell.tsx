import Link from 'next/link'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BrandMark } from '#components/shell/brand-mark.tsx'
import { LanguageSwitch } from '#components/shell/language-switch.tsx'
import { MAIN_ID, SkipLink } from '#components/shell/skip-link.tsx'
import { ThemeToggle } from '#components/shell/theme-toggle.tsx'
import { useLanguage } from '#components/use-language.ts'
import { OPERATIONS_PATH, REFERENCE_PATH } from '#lib/reference/reference-address.ts'
import { navGroupsOf } from './nav-groups.ts'
import { ReferenceNav } from './reference-nav.tsx'
import { ReferenceSearch } from './reference-search.tsx'

const TEXTS = texts({
  name: ['Documentação da API', 'API documentation'],
  contents: ['Índice', 'Contents'],
  operations: ['Operações', 'Operations'],
  document: ['Documento OpenAPI', 'OpenAPI document'],
})

type ReferenceShellProps = Parameters<typeof navGroupsOf>[0] & { children: ReactNode }

export const ReferenceShell = ({ operations, tags, children }: ReferenceShellProps) => {
  const t = useTexts(TEXTS)
  const groups = navGroupsOf({ operations, tags }, useLanguage())
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] print:block!">
      <SkipLink />
      <div className="flex flex-col border-b bg-surface lg:sticky lg:top-0 lg:h-dvh lg:border-r lg:border-b-0 print:hidden">
        <header className="flex flex-col gap-3 px-4 py-3 lg:px-5 lg:pt-5">
          <div className="flex items-center justify-between gap-3">
            <Link
              href={REFERENCE_PATH}
              className="flex min-w-0 items-center gap-2.5 rounded-control pointer-coarse:min-h-11"
            >
              <BrandMark />
              <span className="truncate font-semibold tracking-tight">{t.name}</span>
            </Link>
            <Link
              href={OPERATIONS_PATH}
              prefetch={false}
              className="inline-flex shrink-0 items-center rounded-control px-1 text-accent text-sm underline underline-offset-2 lg:hidden pointer-coarse:min-h-11"
            >
              {t.operations}
            </Link>
          </div>
          <ReferenceSearch />
        </header>
        <div className="hidden min-h-0 flex-1 flex-col lg:flex">
          <ReferenceNav label={t.contents} groups={groups} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 pt-5 pb-12 outline-none sm:px-6 lg:px-10 lg:pt-7"
        >
          {children}
        </main>
        <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-3 px-4 py-5 sm:px-6 lg:px-10 print:hidden">
          <ThemeToggle />
          <LanguageSwitch />
          <a href="/openapi.json" className="text-accent text-sm underline underline-offset-2">
            {t.document}
          </a>
        </footer>
      </div>
    </div>
  )
}
