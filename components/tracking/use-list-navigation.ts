'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useLayoutEffect, useRef, useTransition } from 'react'
import { useFetchNeighbours } from '#lib/client/proposals.ts'
import { now } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { listNavigation } from './list-navigation.ts'
import { type ProposalFilter, readProposalFilter } from './proposal-filter.ts'
import { proposalHref } from './proposal-href.ts'
import { trackingQueryOf } from './tracking-query-of.ts'

const PROPOSAL = new RegExp(`^/proposals/(${UUID_PATTERN})$`)

type Position = { id: string; filter: ProposalFilter }

/** Each step starts from the target of the previous one, whose page may not have appeared yet. */
export const useListNavigation = (): ((by: 1 | -1) => void) | null => {
  const router = useRouter()
  const readNeighbours = useFetchNeighbours()
  const position = usePosition()
  const present = useRef(position)
  const steps = useRef<Promise<void>>(Promise.resolve())
  const [isNavigating, startStep] = useTransition()
  useLayoutEffect(() => {
    present.current = position
  })
  useLayoutEffect(() => {
    if (!isNavigating) listNavigation.setAhead(null)
  }, [isNavigating])
  const step = async (by: 1 | -1) => {
    if (!present.current) return
    const { id, filter } = present.current
    const today = dayInSaoPaulo(now())
    const { previousId, nextId } = await readNeighbours(
      listNavigation.ahead() ?? id,
      trackingQueryOf(filter, today),
    )
    const to = by === 1 ? nextId : previousId
    // Stops at both ends of the list and if the person has meanwhile left the proposal pages.
    if (!to || !present.current) return
    listNavigation.setAhead(to)
    startStep(() => router.push(proposalHref(to, filter)))
  }
  if (!position) return null
  return (by) => {
    // A failed step does not block the next key press.
    steps.current = listNavigation.during(() => steps.current.then(() => step(by))).catch(() => undefined)
  }
}

const usePosition = (): Position | null => {
  const [, id] = PROPOSAL.exec(usePathname()) ?? []
  const search = useSearchParams()
  if (id === undefined || !search.has('list')) return null
  return { id, filter: readProposalFilter(Object.fromEntries(search)) }
}
