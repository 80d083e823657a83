import { expect, test } from '@playwright/test'
import { allScreens } from './pages/all-screens.ts'
import { firstLoadBytes, SCRIPT_AIM_BYTES } from './pages/first-load.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('no page loads more scripts than the limit on a first visit', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const nobody = await playwright.request.newContext({ baseURL })
  const screens = await allScreens(nobody, browser)
  // Managers see the most, so their pages load the most.
  await signInPage(page).become('manager')
  const heavy: string[] = []
  for (const { name, path, signedIn } of screens) {
    const bytes = await firstLoadBytes(signedIn ? page.request : nobody, path)
    expect(bytes, `${name} names its scripts`).toBeGreaterThan(50_000)
    if (bytes > SCRIPT_AIM_BYTES) heavy.push(`${name}: ${bytes} bytes`)
  }
  await nobody.dispose()
  expect(heavy).toEqual([])
})
