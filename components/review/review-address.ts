import { type ReviewFilter, readReviewFilter, reviewHref } from './review-filter.ts'

/** Reads the browser URL directly, because key presses can be faster than rendering. */
export const reviewAddress = {
  read: (): ReviewFilter => readReviewFilter(new URLSearchParams(window.location.search)),
  go: (filter: ReviewFilter, how: 'push' | 'replace'): void => {
    if (how === 'push') window.history.pushState(null, '', reviewHref(filter))
    else window.history.replaceState(null, '', reviewHref(filter))
  },
}
