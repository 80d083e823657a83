'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  pages: ['Paginação', 'Pagination'],
  newer: ['Mais recentes', 'Newer'],
  older: ['Mais antigas', 'Older'],
  moreThan: ['mais de ', 'more than '],
})

// Cursors only lead forward, so the cursors of previous pages are kept in memory.
const cameFrom = new Map<string, string>()

type NewerOlderProps = {
  cursor: string
  order?: 'asc' | ''
  hrefOf: (cursor: string) => string
  pages: { nextCursor: string | null; total: number; totalIsExact: boolean }
  rowCount: number
  nouns: readonly [one: string, many: string]
}

export const NewerOlder = ({ cursor, order = '', hrefOf, pages, rowCount, nouns }: NewerOlderProps) => {
  const t = useTexts(TEXTS)
  const { nextCursor, total, totalIsExact } = pages
  const [before, behind] = order === 'asc' ? [t.older, t.newer] : [t.newer, t.older]
  useEffect(() => {
    if (nextCursor) cameFrom.set(nextCursor, cursor)
  }, [nextCursor, cursor])
  if (cursor === '' && !nextCursor) return <Count total={rowCount} exact nouns={nouns} />
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-between gap-3">
      <Count total={total} exact={totalIsExact} nouns={nouns} />
      <div className="flex gap-2">
        {cursor === '' ? null : (
          <LinkButton
            size="small"
            href={hrefOf(cameFrom.get(cursor) ?? '')}
            icon={<ChevronLeft aria-hidden />}
            scroll
          >
            {before}
          </LinkButton>
        )}
        {nextCursor ? (
          <LinkButton size="small" href={hrefOf(nextCursor)} iconEnd={<ChevronRight aria-hidden />} scroll>
            {behind}
          </LinkButton>
        ) : null}
      </div>
    </nav>
  )
}

type CountProps = { total: number; exact: boolean; nouns: readonly [string, string] }

const Count = ({ total, exact, nouns }: CountProps) => {
  const t = useTexts(TEXTS)
  return (
    <p className="text-ink-muted text-sm tabular-nums">
      {exact ? '' : t.moreThan}
      {total.toLocaleString('pt-BR')} {total === 1 ? nouns[0] : nouns[1]}
    </p>
  )
}
