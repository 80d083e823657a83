import { request } from '@playwright/test'
import { allScreens } from '#tests/e2e/pages/all-screens'
import { firstLoadBytes } from '#tests/e2e/pages/first-load'
import { measurePage } from './measure-page.ts'
import { openBrowser } from './open-browser.ts'
import { readWebOptions } from './options.ts'
import { AIMS, type MeasuredPage, webTableOf } from './report.ts'
import { sessionCookie } from './session-cookie.ts'
import { startProduct } from './start-product.ts'

const options = readWebOptions(process.argv.slice(2))
const origin = `http://localhost:${process.env.PORT}`
const product = await startProduct(origin)
const figures: MeasuredPage[] = []
try {
  const api = await request.newContext({ baseURL: origin })
  const browser = await openBrowser(origin)
  const screens = await allScreens(api, browser)
  await browser.close()
  const wanted = screens.filter(({ name }) => !options.only || options.only.includes(name))
  // A page that says "not found" is no page to Lighthouse.
  const found = await Promise.all(wanted.map(async ({ path }) => (await api.get(path)).status() !== 404))
  const pages = wanted.filter((_, index) => found[index])
  const cookie = await sessionCookie(origin, 'manager@demo.local')
  const staff = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Cookie: cookie } })
  console.log(
    `${pages.length} pages, ${options.runs} times each, slowness ${options.throttling}; the median counts. ${AIMS}`,
  )
  for (const { name, path, signedIn } of pages) {
    const measured = await measurePage(
      { name, url: `${origin}${path}`, cookie: signedIn ? cookie : null },
      options,
    )
    const scriptBytes = await firstLoadBytes(signedIn ? staff : api, path)
    figures.push({ ...measured, scriptBytes })
    console.log(webTableOf(figures.slice(-1), { head: false }))
  }
  console.log(`\n${webTableOf(figures, { head: true })}`)
} finally {
  await product.stop()
}
