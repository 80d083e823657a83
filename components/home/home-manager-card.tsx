import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import type { Home } from '#lib/client/home.ts'
import { WAITING_CEILING, WAITING_KINDS } from '#lib/domain/home/home-view.ts'
import { WAITING_LINKS, WAITING_TEXTS } from './waiting-kinds.tsx'

const TEXTS = texts({ title: ['Sua decisão', 'Your decision'] })

const countText = (count: number) => (count >= WAITING_CEILING ? `${WAITING_CEILING - 1}+` : String(count))

export const HomeManagerCard = (counts: NonNullable<Home['manager']>) => {
  const [{ title }, t] = [useTexts(TEXTS), useTexts(WAITING_TEXTS)]
  const listed = WAITING_KINDS.filter((kind) => counts[kind] > 0 || !WAITING_LINKS[kind].isRare)
  return (
    <Card title={title} padding="flush">
      <ul className="divide-y divide-line border-t">
        {listed.map((kind) => {
          const isWaiting = counts[kind] > 0
          const { href, icon } = WAITING_LINKS[kind]
          return (
            <li key={kind}>
              <Link
                href={href}
                className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm hover:bg-sunken/60 focus-visible:-outline-offset-2 sm:px-5 [&_svg]:size-4 [&_svg]:shrink-0"
              >
                <span className={isWaiting ? 'text-warning' : 'text-ink-muted'}>{icon}</span>
                <span className={isWaiting ? 'flex-1 font-medium' : 'flex-1 text-ink-muted'}>
                  {t[kind](countText(counts[kind]))}
                </span>
                <ChevronRight aria-hidden className="text-ink-muted" />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
