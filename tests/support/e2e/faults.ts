import type { Page } from '@playwright/test'

/**
 * Collects console errors, uncaught errors and violations of the content security policy from now on.
 * Ignores the console's message about a 404 of the page itself.
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
