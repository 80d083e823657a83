import { BellRing, ChevronRight, ListChecks, Scale, Table2, UsersRound } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import type { Home } from '#lib/client/home.ts'

const TEXTS = texts({
  title: ['Sua decisão', 'Your decision'],
  review: (count: number) =>
    count === 1
      ? ['1 proposta em análise', '1 proposal in review']
      : [`${countText(count)} propostas em análise`, `${countText(count)} proposals in review`],
  tables: (count: number) =>
    count === 1
      ? ['1 mudança de preço a aprovar', '1 price change to approve']
      : [`${countText(count)} mudanças de preço a aprovar`, `${countText(count)} price changes to approve`],
  access: (count: number) =>
    count === 1
      ? ['1 acesso de gestor a aprovar', '1 manager’s access to approve']
      : [
          `${countText(count)} acessos de gestor a aprovar`,
          `${countText(count)} managers’ accesses to approve`,
        ],
  alerts: (count: number) =>
    count === 1
      ? ['1 alerta aberto', '1 open alert']
      : [`${countText(count)} alertas abertos`, `${countText(count)} open alerts`],
  rules: ['Novas regras de análise a aprovar', 'New review rules to approve'],
})

const RARE = ['/alerts', '/review/rules', '/people']

const CEILING = 100

const countText = (count: number) => (count >= CEILING ? `${CEILING - 1}+` : String(count))

export const HomeManagerCard = (counts: NonNullable<Home['manager']>) => {
  const { inReview, priceChanges, ruleChanges, accessRequests, openAlerts } = counts
  const t = useTexts(TEXTS)
  // Rare destinations are listed only while something is waiting there.
  const links = [
    { href: '/alerts', label: t.alerts(openAlerts), icon: <BellRing aria-hidden />, count: openAlerts },
    { href: '/review', label: t.review(inReview), icon: <Scale aria-hidden />, count: inReview },
    { href: '/prices', label: t.tables(priceChanges), icon: <Table2 aria-hidden />, count: priceChanges },
    { href: '/review/rules', label: t.rules, icon: <ListChecks aria-hidden />, count: ruleChanges },
    {
      href: '/people',
      label: t.access(accessRequests),
      icon: <UsersRound aria-hidden />,
      count: accessRequests,
    },
  ].filter(({ href, count }) => count > 0 || !RARE.includes(href))
  return (
    <Card title={t.title} padding="flush">
      <ul className="divide-y divide-line border-t">
        {links.map(({ href, label, icon, count }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm hover:bg-sunken/60 focus-visible:-outline-offset-2 sm:px-5 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              <span className={count > 0 ? 'text-warning' : 'text-ink-muted'}>{icon}</span>
              <span className={count > 0 ? 'flex-1 font-medium' : 'flex-1 text-ink-muted'}>{label}</span>
              <ChevronRight aria-hidden className="text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
