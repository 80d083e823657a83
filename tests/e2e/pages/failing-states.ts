import { expect, type Page } from '@playwright/test'
import { REQUEST_REASONS } from '#lib/domain/reasons/requests.ts'
import { READ_ENDPOINTS, refetchUntil, type State } from './state.ts'

const { title, text, nextAction } = REQUEST_REASONS.service_unavailable

/** Request id that the failure message must show, because support needs it. */
export const FAILED_REQUEST_ID = '01931234-5678-7abc-8def-fa11ed000001'

const PROBLEM = {
  code: 'service_unavailable',
  title: title.pt,
  detail: text.pt,
  nextAction: nextAction.pt,
  status: 503,
  requestId: FAILED_REQUEST_ID,
  errors: [],
  // If the error were retryable, the screens would retry and show the failure only seconds later.
  retryable: false,
}

export const failReads = (page: Page) =>
  page.route(READ_ENDPOINTS, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(PROBLEM) })
      : route.continue(),
  )

/** Pages that the server renders successfully, but whose later reads from the browser fail. */
export const failingStates = (paths: Readonly<Record<string, string>>): State[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `failing-${name}`,
    complains: /status of 503/,
    rules: 'colours',
    bring: async (page) => {
      await failReads(page)
      await page.goto(path)
      const message = page.getByRole('main').getByText(`${text.pt} ${nextAction.pt}`).first()
      await refetchUntil(page, () => expect(message).toBeVisible({ timeout: 300 }))
    },
  }))

/** State of a page whose code throws an error: the menu stays, and the page offers a way out. */
export const brokenState: State = {
  name: 'broken-page',
  complains: /./,
  bring: async (page) => {
    await page.route(/\/api\/panel\/home(\?|$)/, (route) => route.fulfill({ json: {} }))
    await page.goto('/home')
    const heading = page.getByRole('heading', { level: 1, name: 'Esta página não abriu' })
    await refetchUntil(page, () => expect(heading).toBeVisible({ timeout: 300 }))
  },
}
