import { type Browser, chromium } from '@playwright/test'

/** A browser whose pages know the product's origin, as those of a test do. */
export const openBrowser = async (origin: string): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (options) => newContext({ baseURL: origin, ...options })
  return browser
}
