import { type ReviewFilter, readReviewFilter, reviewHref } from './review-filter.ts'

/**
 * The address of the review workspace as it is now: the rendering follows it a moment later, and keys can be
 * quicker than that.
 */
export const reviewAddress = {
  read: (): ReviewFilter => readReviewFilter(new URLSearchParams(window.location.search)),
  go: (filter: ReviewFilter, how: 'push' | 'replace'): void => {
    if (how === 'push') window.history.pushState(null, '', reviewHref(filter))
    else window.history.replaceState(null, '', reviewHref(filter))
  },
}
