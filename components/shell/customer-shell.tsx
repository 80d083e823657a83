import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { chooseLanguage } from '#components/language/choose-language.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LanguageChoices } from '#components/shell/language-choices.tsx'
import type { OrganizationContact } from '#lib/domain/access/organization-contact.ts'
import { BrandMark } from './brand-mark.tsx'
import { ContactLines } from './contact-lines.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

const LanguageForm = () => (
  <form action={chooseLanguage}>
    <LanguageChoices choosing={(language) => ({ type: 'submit', name: 'language', value: language })} />
  </form>
)

const TEXTS = texts({
  safe: [
    'Página segura. Nunca pedimos senha de banco nem pagamento antecipado, e ninguém pede o seu código em uma conversa.',
    'Secure page. We never ask for a bank password or a payment in advance, and nobody asks for your code in a conversation.',
  ],
})

export type CustomerShellProps = {
  lender: string
  aside?: ReactNode
  action?: ReactNode
  contact?: OrganizationContact
  legal?: ReactNode
  children: ReactNode
}

export const CustomerShell = ({ lender, aside, action, contact, legal, children }: CustomerShellProps) => {
  const t = useTexts(TEXTS)
  return (
    <div>
      <SkipLink />
      <header className="border-b bg-raised">
        <div className="mx-auto flex h-14 w-full max-w-xl items-center justify-between gap-3 px-4">
          <span className="flex min-w-0 items-center gap-2.5">
            <BrandMark />
            <span className="truncate font-semibold tracking-tight">{lender}</span>
          </span>
          {aside ? <span className="shrink-0 text-ink-muted text-sm">{aside}</span> : null}
        </div>
      </header>
      {/* Fills the screen, so that the footer does not move under a thumb when the next step is longer. */}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto min-h-[calc(100dvh-3.5rem)] w-full max-w-xl px-4 py-6 outline-none sm:py-8"
      >
        {children}
      </main>
      {action ? (
        <div className="sticky bottom-0 z-10 border-t bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur">
          <div className="mx-auto flex w-full max-w-xl flex-col gap-2 px-4 py-3">{action}</div>
        </div>
      ) : null}
      <footer className="border-t">
        <div className="mx-auto w-full max-w-xl space-y-2 px-4 py-5 text-ink-muted text-xs leading-5">
          {contact ? <ContactLines contact={contact} /> : null}
          {legal}
          <p className="flex items-start gap-2">
            <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span>{t.safe}</span>
          </p>
          <LanguageForm />
        </div>
      </footer>
    </div>
  )
}
