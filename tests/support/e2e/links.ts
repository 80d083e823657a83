import { type Browser, expect, type Page, type PlaywrightTestArgs } from '@playwright/test'
import { afterMs } from '#lib/config/clock.ts'
import { fixWizardPage } from '#tests/e2e/pages/fix-page.ts'
import { signInPage } from '#tests/e2e/pages/sign-in-page.ts'
import { e2ePending } from './pending.ts'
import { e2eService } from './services.ts'

const inBackOffice = async <T>(
  browser: Browser,
  who: 'agent' | 'manager',
  work: (page: Page) => Promise<T>,
) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter(who)
  const result = await work(page)
  await context.close()
  return result
}

export const e2eFixLink = async (from: Pick<PlaywrightTestArgs, 'request'> & { browser: Browser }) => {
  const { id, customer } = await e2ePending(from, '930')
  const link = await inBackOffice(from.browser, 'agent', async (page) => {
    const wizard = fixWizardPage(page)
    await wizard.open(id)
    return wizard.makeLink()
  })
  return { id, customer, path: new URL(link).pathname }
}

export const e2eInvitation = (browser: Browser) =>
  inBackOffice(browser, 'manager', async (page) => {
    await page.goto('/people')
    await page.getByRole('button', { name: 'Convidar pessoa' }).click()
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`vera-${Date.now()}@example.com`)
    await page.getByLabel('Nome completo').fill('Vera Novata')
    await page.getByRole('button', { name: 'Criar convite' }).click()
    const link = page.getByRole('status').getByText('/invitation/')
    await expect(link).toBeVisible()
    return new URL((await link.innerText()).trim()).pathname
  })

/** Returns an expired version of the link, signed with the service's own code and secret. */
export const e2eEndedFixLink = async (path: string) => {
  const { embeddedAppSecret } = await import('#scripts/lib/app-secret.mjs')
  const { APP_SECRET, DATABASE_URL, EMBEDDED } = process.env
  process.env.APP_SECRET ??= embeddedAppSecret(e2eService().dataDir)
  process.env.DATABASE_URL ??= 'postgres://nobody@localhost/none'
  process.env.EMBEDDED ??= '1'
  try {
    const { fixTokenOf, readFixToken } = await import('#lib/services/pending-items/parts/fix-link.ts')
    const subject = readFixToken(path.replace('/fix/', ''))
    if (!subject) throw new Error('the service does not know its own link')
    const expiresAt = afterMs(subject.expiresAt, -3 * 86_400_000)
    return `/fix/${fixTokenOf({ ...subject, expiresAt })}`
  } finally {
    // Restores the environment, because later tests start processes with it.
    if (APP_SECRET === undefined) delete process.env.APP_SECRET
    if (DATABASE_URL === undefined) delete process.env.DATABASE_URL
    if (EMBEDDED === undefined) delete process.env.EMBEDDED
  }
}
