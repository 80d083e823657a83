import { expect, type Page } from '@playwright/test'
import { REQUEST_REASONS } from '#lib/domain/reasons/requests'
import { READ_ENDPOINTS, refetchUntil, type State } from './state.ts'

const { title, text, nextAction } = REQUEST_REASONS.service_unavailable

/** By what support finds the failure. */
export const FAILED_REQUEST_ID = '01931234-5678-7abc-8def-fa11ed000001'

const PROBLEM = {
  code: 'service_unavailable',
  title: title.pt,
  detail: text.pt,
  nextAction: nextAction.pt,
  status: 503,
  requestId: FAILED_REQUEST_ID,
  errors: [],
  // The screens try again by themselves otherwise, and say it seconds later.
  retryable: false,
}

/** Every read of the page fails from now on. */
export const failReads = (page: Page) =>
  page.route(READ_ENDPOINTS, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(PROBLEM) })
      : route.continue(),
  )

/** The page is as the server rendered it, and what it reads after that fails: it says so, with what to do. */
export const failingStates = (paths: Readonly<Record<string, string>>): State[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `failing-${name}`,
    complains: /status of 503/,
    rules: 'colours',
    bring: async (page) => {
      await failReads(page)
      await page.goto(path)
      const said = page.getByRole('main').getByText(`${text.pt} ${nextAction.pt}`).first()
      await refetchUntil(page, () => expect(said).toBeVisible({ timeout: 300 }))
    },
  }))

/** A page whose code itself fails: the menu stays, and there is a way on. */
export const brokenState: State = {
  name: 'broken-page',
  complains: /./,
  bring: async (page) => {
    await page.route(/\/api\/panel\/home(\?|$)/, (route) => route.fulfill({ json: {} }))
    await page.goto('/home')
    const said = page.getByRole('heading', { level: 1, name: 'Esta página não abriu' })
    await refetchUntil(page, () => expect(said).toBeVisible({ timeout: 300 }))
  },
}
