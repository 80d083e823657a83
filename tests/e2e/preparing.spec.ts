import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect, type Page } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

type Preparing = { origin: string; say: (line: string) => void; kill: () => void }

const test = base.extend<{ preparing: Preparing }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  preparing: async ({}, use) => {
    const child = spawn(process.execPath, ['tests/e2e/pages/preparing-server.ts'], {
      env: {
        PATH: process.env.PATH,
        ...TEST_ENVIRONMENT,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    await use({
      origin: String(line).trim(),
      say: (text) => child.stdin.write(`${text}\n`),
      kill: () => child.kill(),
    })
    child.kill()
  },
})

const bar = (page: Page) => page.getByRole('progressbar')
const percentOf = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

/**
 * Collects the paths of navigation requests, uncaught errors, and console errors (including CSP violations).
 */
const watch = (page: Page) => {
  const documents: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 503')) errors.push(message.text())
  })
  return { documents, errors }
}

test('a page requested during a build shows the progress and opens with a single navigation', async ({
  page,
  preparing,
}) => {
  const { documents, errors } = watch(page)
  await page.goto(`${preparing.origin}/login?callbackUrl=/fgts#part`)
  await expect(page.getByText('Originação de crédito')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Etapa 1 de 4: construindo as telas')
  const before = await percentOf(page)
  preparing.say('pages')
  await expect(page.getByRole('status')).toHaveText('Etapa 2 de 4: montando as páginas')
  const later = await percentOf(page)
  expect(later).toBeGreaterThan(before)
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /^\d+%, Etapa 2 de 4: montando as páginas$/)

  preparing.say('compile')
  await expect(page.getByRole('status')).toHaveText('Etapa 1 de 4: construindo as telas')
  expect(await percentOf(page)).toBeGreaterThanOrEqual(later)
  expect(documents).toEqual(['/login'])

  preparing.say('ready')
  await expect(page.getByRole('heading', { name: 'A tela' })).toBeVisible()
  expect(documents).toEqual(['/login', '/login'])
  expect(page.url()).toBe(`${preparing.origin}/login?callbackUrl=/fgts#part`)
  expect(errors).toEqual([])
})

test('the build progress page is accessible on a phone and a desktop, in both themes', async ({
  page,
  preparing,
}) => {
  const faults: string[] = []
  for (const path of ['/login', '/formalization/some-token', '/docs'])
    for (const width of [360, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await page.goto(preparing.origin + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        faults.push(...(await e2eInspect(page, `preparing ${path} ${width} ${colorScheme}`)))
      }
  expect(faults).toEqual([])
})

test('the build progress page switches its language and links to the short reference', async ({
  page,
  preparing,
}) => {
  await page.goto(`${preparing.origin}/fgts`)
  await page.getByRole('button', { name: 'EN: English' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The screens are being prepared')
  await expect(page.getByRole('status')).toHaveText('Step 1 of 4: building the screens')
  await page.getByRole('link', { name: '/docs' }).click()
  await expect(page).toHaveTitle(/^API reference/)
})

test('the build progress page reports a service that does not answer and keeps its progress', async ({
  page,
  preparing,
}) => {
  preparing.say('pages')
  await page.goto(`${preparing.origin}/login`)
  const before = await percentOf(page)
  preparing.kill()
  await expect(page.getByRole('status')).toHaveText('O serviço não responde. Tentando de novo.')
  expect(await percentOf(page)).toBeGreaterThanOrEqual(before)
})

test('the build progress page works without JavaScript', async ({ browser, preparing }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${preparing.origin}/login`)
  // getByText ignores text inside noscript, so the test uses a CSS selector.
  const note = page.locator('noscript p')
  await expect(note).toHaveText('Esta página se recarrega a cada 15 segundos até abrir.')
  await expect(note).toBeVisible()
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', '15')
  await expect(page.getByRole('group', { name: 'Idioma' })).toBeHidden()
  await context.close()
})
