import { ChevronRight, ListChecks, Scale, Table2 } from 'lucide-react'
import Link from 'next/link'
import type { Home } from '#lib/client/home'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'

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
  rules: ['Novas regras de análise a aprovar', 'New review rules to approve'],
})

const CEILING = 100

const countText = (count: number) => (count >= CEILING ? `${CEILING - 1}+` : String(count))

/** What waits for a manager's decision, and the way there. */
export const HomeManagerCard = ({ inReview, priceChanges, ruleChanges }: NonNullable<Home['manager']>) => {
  const t = useTexts(TEXTS)
  // Rules change so rarely that they are named only while they wait.
  const links = [
    { href: '/review', label: t.review(inReview), icon: <Scale aria-hidden />, count: inReview },
    { href: '/tables', label: t.tables(priceChanges), icon: <Table2 aria-hidden />, count: priceChanges },
    { href: '/review/rules', label: t.rules, icon: <ListChecks aria-hidden />, count: ruleChanges },
  ].filter(({ href, count }) => count > 0 || href !== '/review/rules')
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
