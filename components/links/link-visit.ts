import type { TimelineEvent } from '#lib/client/timeline.ts'
import type { CustomerLink } from '#lib/domain/timeline/timeline-event.ts'

type Seen = Pick<TimelineEvent, 'kind' | 'link' | 'at' | 'device'>

export type LinkVisit = { opened: Seen | null; identified: Seen | null }

type AskedLink = {
  kind: CustomerLink
  /** Earlier events belong to an older link of the same kind. */
  since?: string | undefined
}

/** `events` are oldest first. */
export const linkVisitOf = (events: readonly Seen[], { kind, since = '' }: AskedLink): LinkVisit => {
  const newest = (what: TimelineEvent['kind']) =>
    events.findLast((event) => event.kind === what && event.link === kind && event.at >= since) ?? null
  return { opened: newest('link_opened'), identified: newest('identified') }
}
