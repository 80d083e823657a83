import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eShiftFaults, e2eWatchShifts } from '#tests/support/e2e/layout-shift.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2ePending } from '#tests/support/e2e/pending.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('nothing moves under the thumb of an agent with a phone of 360 px, on the page of a correction above all', async ({
  browser,
  request,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  const balance = await (await e2eApi(request)).balance(e2eCustomer())
  const context = await browser.newContext({
    ...E2E_PHONE,
    viewport: { width: 360, height: 780 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await e2eWatchShifts(page)
  await signInPage(page).enter()
  const faults: string[] = []
  for (const path of [
    '/home',
    '/fgts',
    '/clt',
    '/proposals',
    '/customers',
    `/fgts/simulation/${balance.id}`,
    `/proposals/${id}`,
    `/proposals/${id}/fix`,
  ]) {
    await page.goto(path)
    await e2eLoaded(page)
    faults.push(...(await e2eShiftFaults(page, path)))
  }
  expect(faults).toEqual([])
  await context.close()
})
