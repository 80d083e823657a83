import { type ReviewFilter, readReviewFilter, reviewHref } from './review-filter.ts'

/** The address of the desk as it is now: the rendering follows it a moment later, and keys can be quicker than that. */
export const deskAddress = {
  read: (): ReviewFilter => {
    const query = new URLSearchParams(window.location.search)
    return readReviewFilter((name) => query.get(name))
  },
  go: (filter: ReviewFilter, how: 'push' | 'replace'): void => {
    if (how === 'push') window.history.pushState(null, '', reviewHref(filter))
    else window.history.replaceState(null, '', reviewHref(filter))
  },
}
