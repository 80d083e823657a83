import { BellRing, ListChecks, Scale, Table2, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import type { WaitingKind } from '#lib/domain/home/home-view.ts'

type WaitingLink = { href: string; icon: ReactNode; isRare: boolean }

export const WAITING_LINKS: Readonly<Record<WaitingKind, WaitingLink>> = {
  openAlerts: { href: '/alerts', icon: <BellRing aria-hidden />, isRare: true },
  inReview: { href: '/review', icon: <Scale aria-hidden />, isRare: false },
  priceChanges: { href: '/prices', icon: <Table2 aria-hidden />, isRare: false },
  ruleChanges: { href: '/review/rules', icon: <ListChecks aria-hidden />, isRare: true },
  accessRequests: { href: '/people', icon: <UsersRound aria-hidden />, isRare: true },
}

export const WAITING_TEXTS = texts({
  openAlerts: (count: string) =>
    count === '1'
      ? ['1 alerta aberto', '1 open alert']
      : [`${count} alertas abertos`, `${count} open alerts`],
  inReview: (count: string) =>
    count === '1'
      ? ['1 proposta em análise', '1 proposal in review']
      : [`${count} propostas em análise`, `${count} proposals in review`],
  priceChanges: (count: string) =>
    count === '1'
      ? ['1 mudança de preço a aprovar', '1 price change to approve']
      : [`${count} mudanças de preço a aprovar`, `${count} price changes to approve`],
  ruleChanges: (_count: string) => ['Novas regras de análise a aprovar', 'New review rules to approve'],
  accessRequests: (count: string) =>
    count === '1'
      ? ['1 acesso de gestor a aprovar', '1 manager’s access to approve']
      : [`${count} acessos de gestor a aprovar`, `${count} managers’ accesses to approve`],
})
