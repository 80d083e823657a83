import { Briefcase, FileText, PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageTexts } from '#components/language/page-texts.ts'
import { type Said, texts } from '#components/language/texts.ts'
import { AccountMenu } from '#components/shell/account-menu'
import { AppShell } from '#components/shell/app-shell'
import { QueryProvider } from '#components/shell/query-provider'
import { requirePerson } from '#lib/http/page-session'

const TEXTS = texts({
  brand: ['Originação', 'Origination'],
  agent: ['Agente', 'Agent'],
  manager: ['Gestor', 'Manager'],
  fgts: ['FGTS', 'FGTS'],
  clt: ['Crédito CLT', 'CLT credit'],
  proposals: ['Propostas', 'Proposals'],
})

const navIn = (t: Said<typeof TEXTS>) => [
  { href: '/fgts', label: t.fgts, icon: <PiggyBank /> },
  { href: '/clt', label: t.clt, icon: <Briefcase /> },
  { href: '/proposals', label: t.proposals, icon: <FileText /> },
]

/** The frame of a loan agent's screens. Each page checks the permission itself. */
export default async function AgentLayout({ children }: { children: ReactNode }) {
  const { actor } = await requirePerson()
  const t = await pageTexts(TEXTS)
  const menu = { name: actor.name, detail: t[actor.role] }
  return (
    <AppShell
      brand={t.brand}
      homeHref="/fgts"
      nav={navIn(t)}
      userMenu={<AccountMenu {...menu} />}
      userMenuNarrow={<AccountMenu {...menu} look="narrow" />}
    >
      <QueryProvider>{children}</QueryProvider>
    </AppShell>
  )
}
