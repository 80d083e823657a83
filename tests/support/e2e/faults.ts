import type { Page } from '@playwright/test'

/**
 * Collects console errors, uncaught errors and violations of the content security policy from now on. A 404
 * is expected in the console if the page itself does not exist.
 */
export const e2eFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const ownAnswer = message.location().url === page.url() && message.text().includes('status of 404')
    if (message.type() === 'error' && !ownAnswer) faults.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('tellViolation', (text: string) => faults.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI}`)
    })
  })
  return faults
}
