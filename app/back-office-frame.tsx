import {
  Activity,
  AppWindow,
  BellRing,
  Briefcase,
  ChartColumn,
  ContactRound,
  FileText,
  House,
  Landmark,
  PiggyBank,
  Scale,
  ScrollText,
  Table2,
  UsersRound,
  Webhook,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Confirmation } from '#components/access/confirmation.tsx'
import { DraftOwner } from '#components/drafts/draft-owner.tsx'
import { MenuCount } from '#components/home/menu-count.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { LiveProvider } from '#components/live/live-provider.tsx'
import { Palette } from '#components/palette/palette.tsx'
import { PaletteButton } from '#components/palette/palette-button.tsx'
import { SecondFactorReminder } from '#components/people/second-factor-reminder.tsx'
import { RevealProvider } from '#components/personal-data/reveal-provider.tsx'
import { LazySampleBanner } from '#components/samples/lazy-sample-banner.tsx'
import { AccountMenu } from '#components/shell/account-menu.tsx'
import { AppShell } from '#components/shell/app-shell.tsx'
import { type BackOfficeDestination, BackOfficeShortcuts } from '#components/shell/back-office-shortcuts.tsx'
import { BRAND } from '#components/shell/brand.ts'
import type { NavItem } from '#components/shell/nav-link.tsx'
import { QueryProvider } from '#components/shell/query-provider.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getSampleDataContract } from '#lib/contracts/samples/sample-data.ts'
import { firstPageOf } from '#lib/domain/access/first-page.ts'
import { allows, type Permission } from '#lib/domain/access/permissions.ts'
import type { MenuCounts } from '#lib/domain/home/home-view.ts'
import { contextOfPerson, type Person, requirePerson } from '#lib/pages/page-session.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { getSecondFactorReminder } from '#lib/services/people/get-second-factor-reminder.ts'
import { getSampleData } from '#lib/services/samples/get-sample-data.ts'
import { searchEverything, startBalancesOf } from './(agent)/customers/actions.ts'
import {
  confirmIdentity,
  giveReason,
  requireConfirmation,
  reveal,
  startConfirmation,
} from './back-office-actions.ts'

const TEXTS = texts({
  brand: BRAND,
  agent: ['Agente', 'Agent'],
  manager: ['Gestor', 'Manager'],
  home: ['Início', 'Home'],
  fgts: ['FGTS', 'FGTS'],
  clt: ['Crédito CLT', 'CLT credit'],
  proposals: ['Propostas', 'Proposals'],
  customers: ['Clientes', 'Customers'],
  management: ['Gestão', 'Management'],
  review: ['Análise', 'Review'],
  rules: ['Regras da análise', 'Review rules'],
  sales: ['Produção', 'Sales'],
  tables: ['Tabelas', 'Tables'],
  people: ['Pessoas', 'People'],
  applications: ['Aplicações', 'Applications'],
  webhooks: ['Webhooks', 'Webhooks'],
  institutions: ['Instituições', 'Institutions'],
  monitoring: ['Monitoramento', 'Monitoring'],
  alerts: ['Alertas', 'Alerts'],
  audit: ['Auditoria', 'Audit'],
})

const workIn = (t: LocalizedTexts<typeof TEXTS>, counts: MenuCounts) => [
  {
    href: '/home',
    label: t.home,
    letter: 'h',
    icon: <House />,
    count: <MenuCount of={['pending']} initial={counts} />,
    onPhone: 1,
  },
  { href: '/fgts', label: t.fgts, letter: 'f', icon: <PiggyBank /> },
  { href: '/clt', label: t.clt, letter: 'c', icon: <Briefcase /> },
  { href: '/proposals', label: t.proposals, letter: 'p', icon: <FileText />, onPhone: 2 },
  { href: '/customers', label: t.customers, letter: 'l', icon: <ContactRound /> },
]

type GuardedDestination = BackOfficeDestination & NavItem & { needs: Permission }

const reviewIn = (
  t: LocalizedTexts<typeof TEXTS>,
  actor: Person['actor'],
  counts: MenuCounts,
): GuardedDestination => {
  const review = { letter: 'r', icon: <Scale />, onPhone: 3 } as const
  if (!allows(actor, 'review_proposals'))
    return {
      ...{ ...review, needs: 'manage_review_rules', href: '/review/rules', label: t.rules },
      count: <MenuCount of={['ruleChanges']} initial={counts} />,
    }
  return {
    ...{ ...review, needs: 'review_proposals', href: '/review', label: t.review },
    count: <MenuCount of={['inReview', 'ruleChanges']} initial={counts} />,
  }
}

const managementIn = (t: LocalizedTexts<typeof TEXTS>, actor: Person['actor'], counts: MenuCounts) => {
  const destinations: readonly GuardedDestination[] = [
    reviewIn(t, actor, counts),
    {
      needs: 'view_sales',
      href: '/sales',
      label: t.sales,
      letter: 'o',
      icon: <ChartColumn />,
      onPhone: 4,
    },
    {
      needs: 'manage_prices',
      href: '/prices',
      label: t.tables,
      letter: 't',
      icon: <Table2 />,
      count: <MenuCount of={['priceChanges']} initial={counts} />,
    },
    {
      needs: 'manage_access',
      href: '/people',
      label: t.people,
      letter: 'e',
      icon: <UsersRound />,
      count: <MenuCount of={['accessRequests']} initial={counts} />,
    },
    {
      needs: 'manage_access',
      href: '/applications',
      label: t.applications,
      letter: 'a',
      icon: <AppWindow />,
    },
    ...operationsIn(t, counts),
  ]
  return destinations.filter(({ needs }) => allows(actor, needs))
}

const operationsIn = (t: LocalizedTexts<typeof TEXTS>, counts: MenuCounts): readonly GuardedDestination[] => [
  { needs: 'manage_webhooks', href: '/webhooks', label: t.webhooks, letter: 'w', icon: <Webhook /> },
  {
    needs: 'view_institutions',
    href: '/institutions',
    label: t.institutions,
    letter: 'i',
    icon: <Landmark />,
  },
  { needs: 'view_institutions', href: '/monitoring', label: t.monitoring, letter: 'm', icon: <Activity /> },
  {
    needs: 'manage_alerts',
    href: '/alerts',
    label: t.alerts,
    letter: 's',
    icon: <BellRing />,
    count: <MenuCount of={['openAlerts']} initial={counts} />,
  },
  { needs: 'view_audit', href: '/audit', label: t.audit, letter: 'u', icon: <ScrollText /> },
]

export const BackOfficeFrame = async ({ children }: { children: ReactNode }) => {
  const [t, context] = await Promise.all([pageTexts(TEXTS), contextOfPerson()])
  const actor = (await requirePerson()).actor
  const [counts, samples, secondFactorFrom] = await Promise.all([
    countHome(context),
    getSampleData(context),
    getSecondFactorReminder(context),
  ])
  const menu = { name: actor.name, detail: actor.ownRole?.name ?? t[actor.role] }
  const work = allows(actor, 'originate') ? workIn(t, counts) : []
  const management = managementIn(t, actor, counts)
  const destinations = [...work, ...management].map(({ href, label, letter }) => ({ href, label, letter }))
  return (
    <QueryProvider>
      <LiveProvider>
        <AppShell
          brand={t.brand}
          homeHref={firstPageOf(actor)}
          nav={[
            ...(work.length > 0 ? [{ items: work }] : []),
            ...(management.length > 0 ? [{ label: t.management, items: management }] : []),
          ]}
          tools={<PaletteButton />}
          toolsNarrow={<PaletteButton variant="narrow" />}
          userMenu={<AccountMenu {...menu} />}
          userMenuNarrow={<AccountMenu {...menu} variant="narrow" />}
        >
          <DraftOwner person={actor.id} />
          <BackOfficeShortcuts destinations={destinations} />
          <Palette
            destinations={destinations}
            search={work.length > 0 ? searchEverything : null}
            startBalances={startBalancesOf}
          />
          <Confirmation
            actions={{ start: startConfirmation, confirm: confirmIdentity }}
            require={requireConfirmation}
          />
          <RevealProvider action={reveal} giveReason={giveReason}>
            {secondFactorFrom === null ? null : <SecondFactorReminder from={secondFactorFrom} />}
            {samples.status === 'none' ? null : (
              <LazySampleBanner initial={encodeOutput(getSampleDataContract, samples)} />
            )}
            {children}
          </RevealProvider>
        </AppShell>
      </LiveProvider>
    </QueryProvider>
  )
}
