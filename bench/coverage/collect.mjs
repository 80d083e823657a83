import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium, test } from '@playwright/test'

/** Stores script coverage in COVERAGE_DIR; preloaded into Playwright's workers by `npm run coverage`. */
const folder = process.env.COVERAGE_DIR ?? ''
let count = 0

/** @type {WeakSet<import('@playwright/test').Page>} */
const collecting = new WeakSet()

const journeyOf = () => {
  try {
    return basename(test.info().file, '.spec.ts')
  } catch {
    return 'none'
  }
}

/** @param {import('@playwright/test').Page} page */
const start = async (page) => {
  const runsScripts = await page.coverage.startJSCoverage({ resetOnNavigation: false }).then(
    () => true,
    () => false,
  )
  if (runsScripts) collecting.add(page)
}

/** @param {import('@playwright/test').Page} page */
const store = async (page) => {
  if (!collecting.delete(page)) return
  const entries = await page.coverage.stopJSCoverage().catch(() => [])
  const scripts = entries
    .filter(({ url }) => url.includes('/_next/static/'))
    .map(({ url, functions, scriptId }) => ({ url: new URL(url).pathname, functions, scriptId }))
  const into = join(folder, journeyOf())
  mkdirSync(into, { recursive: true })
  count += 1
  writeFileSync(join(into, `${process.pid}-${count}.json`), JSON.stringify(scripts))
}

/** @param {import('@playwright/test').BrowserContext} context */
const watchContext = (context) => {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    await start(page)
    const close = page.close.bind(page)
    page.close = async (options) => {
      await store(page)
      await close(options)
    }
    return page
  }
  const close = context.close.bind(context)
  context.close = async (options) => {
    await Promise.all(context.pages().map(store))
    await close(options)
  }
}

if (folder) {
  const launch = chromium.launch.bind(chromium)
  chromium.launch = async (options) => {
    const browser = await launch(options)
    const newContext = browser.newContext.bind(browser)
    browser.newContext = async (settings) => {
      const context = await newContext(settings)
      watchContext(context)
      return context
    }
    return browser
  }
}
