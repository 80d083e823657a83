import type { TimelineEvent } from '#lib/client/timeline'
import type { CustomerLink } from '#lib/domain/timeline/timeline-event'

type Seen = Pick<TimelineEvent, 'kind' | 'link' | 'at' | 'device'>

/** The newest opening of a link, and the newest identification by it; null for what did not happen yet. */
export type LinkVisit = { opened: Seen | null; identified: Seen | null }

type AskedLink = {
  kind: CustomerLink
  /** Only from here on: an older link of the same kind was about something else. */
  since?: string | undefined
}

/** What the customer did with a link so far, of everything that happened, oldest first. */
export const linkVisitOf = (events: readonly Seen[], { kind, since = '' }: AskedLink): LinkVisit => {
  const newest = (what: TimelineEvent['kind']) =>
    events.findLast((event) => event.kind === what && event.link === kind && event.at >= since) ?? null
  return { opened: newest('link_opened'), identified: newest('identified') }
}
