import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { E2E_PHOTO, e2ePending } from '#tests/support/e2e/pending.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

// Requests still in flight at the end must not fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Delays the page's scripts, or only scripts that contain `word`, as a slow connection does. */
const openWithDelayedScripts = async (page: Page, path: string, word?: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    if (!word || (await (await route.fetch()).text()).includes(word)) await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

test('a sign-in sent before hydration completes after it, and nothing typed appears in the URL', {
  tag: '@core',
}, async ({ page }) => {
  const release = await openWithDelayedScripts(page, '/login')
  const faults = await e2eFaults(page)
  await page.getByLabel('E-mail').pressSequentially('agent@demo.local')
  await page.getByLabel('Senha', { exact: true }).pressSequentially('origination-demo')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-hydrating', '')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/home')
  expect(faults).toEqual([])
})

test('a demo account pressed before hydration signs in after it', async ({ page }) => {
  const release = await openWithDelayedScripts(page, '/login')
  await page.getByRole('button', { name: 'Entrar como agente' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-hydrating', '')
  release()
  await expect(page).toHaveURL('/home')
})

test('values typed and chosen before hydration count, and a double click on a question opens it once', {
  tag: '@core',
}, async ({ page }) => {
  await signInPage(page).enter()
  const customer = e2eCustomer()
  const release = await openWithDelayedScripts(page, '/fgts')
  const fgts = fgtsPage(page)
  await fgts.cpf.pressSequentially(customer.cpf)
  await page.getByText('Caravela', { exact: true }).click()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/fgts'))
      requests.push(request.url())
  })
  await fgts.consultButton.click()
  await fgts.consultButton.click()
  release()
  await expect(fgts.card('Aurora')).toBeVisible()
  await expect(fgts.card('Caravela')).toHaveCount(0)
  await expect(fgts.cpf).toHaveValue(customer.writtenCpf)
  expect(requests).toHaveLength(1)
  expect(page.url()).not.toContain(customer.cpf)
})

test('a dialog opened before hydration opens after it, and its buttons work', async ({ page, request }) => {
  const { id } = await (await e2eApi(request)).proposal(e2eCustomer())
  await signInPage(page).enter()
  const release = await openWithDelayedScripts(page, `/proposals/${id}`)
  const proposal = proposalPage(page)
  await proposal.cancelButton.click()
  release()
  const dialog = page.getByRole('alertdialog', { name: 'Cancelar esta proposta?' })
  await dialog.getByRole('button', { name: 'Cancelar proposta' }).click()
  await expect(dialog.getByText('Escolha o motivo do cancelamento.')).toBeVisible()
})

test('a photo chosen before hydration is checked and can be sent', async ({ page, request, browser }) => {
  const { id } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const release = await openWithDelayedScripts(page, `/proposals/${id}/fix`)
  await page.getByLabel('RG ou CNH (frente)').setInputFiles(E2E_PHOTO)
  release()
  await expect(page.getByText(/A foto é pequena/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
})

test('a page hydrated after its frame keeps the photo that was chosen meanwhile, even if the live channel starts first', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const { promise: choice, resolve: connect } = Promise.withResolvers<void>()
  await page.route(/\/api\/panel\/live/, async (route) => {
    await choice
    await route.continue()
  })
  const release = await openWithDelayedScripts(page, `/proposals/${id}/fix`, 'Enviar documentos')
  await page.getByLabel('RG ou CNH (frente)').setInputFiles(E2E_PHOTO)
  const live = page.waitForResponse(/\/api\/panel\/live/)
  connect()
  await live
  // Leaves time for the event to arrive and the page to render again.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  release()
  await expect(page.getByText(/A foto é pequena/)).toBeVisible()
})

test('a photo in a field that is replaced before hydration is carried over to the new field', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const release = await openWithDelayedScripts(page, `/proposals/${id}/fix`, 'Enviar documentos')
  const photo = page.getByLabel('RG ou CNH (frente)')
  await photo.setInputFiles(E2E_PHOTO)
  // Imitates a render that replaces the elements, so that the chosen file is lost.
  await photo.evaluate((field) => {
    const form = field.closest('form')
    form?.replaceWith(form.cloneNode(true))
  })
  release()
  await expect(page.getByText(/A foto é pequena/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
})

test('a form shows its current values before hydration', async ({ page, request }) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eClt(request)).simulation(customer)
  await signInPage(page).enter('manager')
  await openWithDelayedScripts(page, '/review/rules')
  await expect(page.getByLabel('Pessoa exposta politicamente')).toBeChecked()
  await page.goto('/applications/demo-app', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('checkbox', { name: /^fgts/ }).first()).toBeChecked()
  await page.goto(`/clt/operation/${id}`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByLabel('Nome completo')).toHaveValue(customer.name)
  await expect(page.getByLabel('Gênero')).toHaveValue('female')
})
