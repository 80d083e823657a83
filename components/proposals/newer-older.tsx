'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import type { ProposalPage } from '#lib/client/proposals'
import { LinkButton } from '../ui/link-button.tsx'
import { type ProposalFilter, proposalsHref } from './proposal-filter.ts'

// Pages are told by the last proposal of the one before, which only leads forward; the way back is remembered while the tab lives.
const cameFrom = new Map<string, string>()

type NewerOlderProps = { filter: ProposalFilter; pages: ProposalPage['pages']; shown: number }

/** Forward and back through the list, and how many proposals there are. */
export const NewerOlder = ({ filter, pages, shown }: NewerOlderProps) => {
  const { cursor } = filter
  const { nextCursor, total, totalIsExact } = pages
  useEffect(() => {
    if (nextCursor) cameFrom.set(nextCursor, cursor)
  }, [nextCursor, cursor])
  if (cursor === '' && !nextCursor) return <Count total={shown} exact />
  return (
    <nav aria-label="Paginação" className="flex flex-wrap items-center justify-between gap-3">
      <Count total={total} exact={totalIsExact} />
      <div className="flex gap-2">
        {cursor === '' ? null : (
          <LinkButton
            size="small"
            href={proposalsHref({ ...filter, cursor: cameFrom.get(cursor) ?? '' })}
            icon={<ChevronLeft aria-hidden />}
            scroll
          >
            Mais recentes
          </LinkButton>
        )}
        {nextCursor ? (
          <LinkButton
            size="small"
            href={proposalsHref({ ...filter, cursor: nextCursor })}
            iconEnd={<ChevronRight aria-hidden />}
            scroll
          >
            Mais antigas
          </LinkButton>
        ) : null}
      </div>
    </nav>
  )
}

const Count = ({ total, exact }: { total: number; exact: boolean }) => (
  <p className="text-ink-muted text-sm tabular-nums">
    {exact ? '' : 'mais de '}
    {total.toLocaleString('pt-BR')} {total === 1 ? 'proposta' : 'propostas'}
  </p>
)
