import type { TimelineEvent } from '#lib/client/timeline.ts'
import type { CustomerLink } from '#lib/domain/timeline/timeline-event.ts'

type LinkEvent = Pick<TimelineEvent, 'kind' | 'link' | 'at' | 'device'>

export type LinkVisit = { opened: LinkEvent | null; identified: LinkEvent | null }

type LinkQuery = {
  kind: CustomerLink
  /** Events before this time belong to an older link of the same kind. */
  since?: string | undefined
}

/** `events` are oldest first. */
export const linkVisitOf = (events: readonly LinkEvent[], { kind, since = '' }: LinkQuery): LinkVisit => {
  const newest = (what: TimelineEvent['kind']) =>
    events.findLast((event) => event.kind === what && event.link === kind && event.at >= since) ?? null
  return { opened: newest('link_opened'), identified: newest('identified') }
}
