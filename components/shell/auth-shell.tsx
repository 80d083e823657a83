import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BRAND } from './brand.ts'
import { BrandMark } from './brand-mark.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const TEXTS = texts({ brand: BRAND })

export type AuthShellProps = {
  title: string
  description?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Aligned at the top on phones, because centred content would shift while the document streams in. */
export const AuthShell = ({ title, description, footer, children }: AuthShellProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:justify-center">
      <main className="w-full max-w-sm">
        <p className="mb-6 flex items-center gap-3 font-semibold text-lg tracking-tight">
          <BrandMark className="size-10" />
          {t.brand}
        </p>
        <h1 className="font-semibold text-2xl leading-8 tracking-tight">{title}</h1>
        {description ? <p className="mt-1 text-ink-muted">{description}</p> : null}
        <div className="mt-6 rounded-card border bg-raised p-5 shadow-card">{children}</div>
        {footer ? <div className="mt-4 text-ink-muted text-sm">{footer}</div> : null}
      </main>
      <div className="mt-10 flex flex-wrap items-center justify-center gap-3">
        <ThemeToggle />
        <LanguageSwitch />
      </div>
    </div>
  )
}
