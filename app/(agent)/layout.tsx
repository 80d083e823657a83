import { Briefcase, FileText, PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { AccountMenu } from '#components/shell/account-menu'
import { AppShell } from '#components/shell/app-shell'
import { QueryProvider } from '#components/shell/query-provider'
import type { Role } from '#lib/domain/access/permissions'
import { requirePerson } from '#lib/http/page-session'

const ROLE_NAMES: Record<Role, string> = { agent: 'Agente', manager: 'Gestor' }

const NAV = [
  { href: '/fgts', label: 'FGTS', icon: <PiggyBank /> },
  { href: '/clt', label: 'Crédito CLT', icon: <Briefcase /> },
  { href: '/proposals', label: 'Propostas', icon: <FileText /> },
]

/** The frame of a loan agent's screens. Each page checks the permission itself. */
export default async function AgentLayout({ children }: { children: ReactNode }) {
  const { actor } = await requirePerson()
  const menu = { name: actor.name, detail: ROLE_NAMES[actor.role] }
  return (
    <AppShell
      brand="Originação"
      homeHref="/fgts"
      nav={NAV}
      userMenu={<AccountMenu {...menu} />}
      userMenuNarrow={<AccountMenu {...menu} look="narrow" />}
    >
      <QueryProvider>{children}</QueryProvider>
    </AppShell>
  )
}
