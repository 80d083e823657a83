import { expect, test } from '@playwright/test'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { FAILED_REQUEST_ID, failReads } from './pages/failing-states.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { refetchUntil } from './pages/state.ts'

test('a failed page shows the request’s code, which can be copied for support by keyboard as well', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInPage(page).enter()
  await page.goto('/customers')
  await e2eLoaded(page)
  await failReads(page)
  const failure = page.getByRole('main').getByRole('alert')
  await refetchUntil(page, () => expect(failure).toContainText(FAILED_REQUEST_ID, { timeout: 300 }))
  await failure.getByRole('button', { name: 'Copiar código' }).press('Enter')
  await expect(failure.getByRole('button', { name: 'Código copiado' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(FAILED_REQUEST_ID)
})
