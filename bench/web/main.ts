import { type Browser, chromium, request } from '@playwright/test'
import { allScreens } from '#tests/e2e/pages/all-screens.ts'
import { firstLoadBytes } from '#tests/e2e/pages/first-load.ts'
import { measurePage } from './measure-page.ts'
import { readWebOptions } from './options.ts'
import { AIMS, type MeasuredPage, webTableOf } from './report.ts'
import { sessionCookie } from './session-cookie.ts'
import { startProduct } from './start-product.ts'

const openBrowser = async (origin: string): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (options) => newContext({ baseURL: origin, ...options })
  return browser
}

/** Turns a `Cookie` header into browser cookies, which survive redirects. */
const storageStateOf = (cookie: string) => ({
  origins: [],
  cookies: cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    const rest = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false }
    return { name, value: value.join('='), ...rest, sameSite: 'Lax' as const }
  }),
})

const options = readWebOptions(process.argv.slice(2))
const origin = `http://localhost:${process.env.PORT}`
const product = await startProduct(origin)
const figures: MeasuredPage[] = []
try {
  const api = await request.newContext({ baseURL: origin })
  const browser = await openBrowser(origin)
  const screens = await allScreens(api, browser)
  await browser.close()
  const selected = screens.filter(({ name }) => !options.only || options.only.includes(name))
  const cookie = await sessionCookie(origin, 'manager@demo.local')
  const signedInContext = await request.newContext({ baseURL: origin, storageState: storageStateOf(cookie) })
  const pages: { name: string; url: string; signedIn: boolean }[] = []
  for (const { name, path, signedIn } of selected) {
    const answer = await (signedIn ? signedInContext : api).get(path)
    // Lighthouse cannot measure a 404 page, and needs the final URL because a redirect drops the cookie.
    if (answer.status() !== 404) pages.push({ name, url: answer.url(), signedIn })
  }
  console.log(
    `${pages.length} pages, ${options.runs} times each, slowness ${options.throttling}; the median counts. ${AIMS}`,
  )
  for (const { name, url, signedIn } of pages) {
    const pageFigures = await measurePage({ name, url, cookie: signedIn ? cookie : null }, options)
    const scriptBytes = await firstLoadBytes(signedIn ? signedInContext : api, url)
    figures.push({ ...pageFigures, scriptBytes })
    console.log(webTableOf(figures.slice(-1), { head: false }))
  }
  console.log(`\n${webTableOf(figures, { head: true })}`)
} finally {
  await product.stop()
}
