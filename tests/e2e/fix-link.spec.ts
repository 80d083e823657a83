import { type Browser, expect, test } from '@playwright/test'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { E2E_PHOTO, e2ePending } from '../support/e2e-pending.ts'
import { E2E_PHONE } from '../support/e2e-phone.ts'
import { fixPage, fixWizardPage } from './pages/fix-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const phoneOf = async (browser: Browser, options: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ ...E2E_PHONE, ...options, locale: 'pt-BR' })).newPage()

test('a customer gives another PIX key alone by the link, while the agent watches, and the link is used up', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer, api } = await e2ePending({ request, browser }, '930')
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  await expect(page.getByRole('img', { name: 'Código QR com o link de correção' })).toBeVisible()
  expect(await e2eInspect(page, 'wizard-link')).toEqual([])

  const phone = await phoneOf(browser)
  await phone.goto(link)
  expect(await e2eInspect(phone, 'fix-identify')).toEqual([])
  const fix = fixPage(phone)
  await fix.identify({ ...customer, birthDate: '16/03/1990' })
  await expect(phone.getByText(/não conferem/)).toBeVisible()
  await fix.identify(customer)
  await expect(fix.key).toBeVisible()
  await expect(page.getByText(/O cliente entrou em/)).toBeVisible()

  await fix.key.fill('nada')
  await fix.sendKey()
  await expect(fix.key).toHaveAttribute('aria-invalid', 'true')
  expect(await e2eInspect(phone, 'fix-pix')).toEqual([])
  await fix.key.fill(customer.email)
  await fix.sendKey()
  await expect(fix.done).toBeVisible()
  expect(await e2eInspect(phone, 'fix-done')).toEqual([])
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  await expect.poll(async () => (await api.get(`/fgts/proposal/${id}`)).status).toBe('paid')
  await phone.goto(link)
  await expect(phone.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
})

test('a customer sends the photo of a document, and a file of another kind is refused', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  const phone = await phoneOf(browser)
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  await expect(phone.getByRole('button', { name: 'Tirar foto' })).toBeVisible()
  await fix.photo.setInputFiles({ ...E2E_PHOTO, buffer: Buffer.from('not a picture') })
  await fix.sendPhoto()
  await expect(phone.getByText('O conteúdo do arquivo não é JPEG, PNG nem PDF.')).toBeVisible()
  await fix.photo.setInputFiles(E2E_PHOTO)
  await expect(phone.getByRole('img', { name: 'A foto escolhida' })).toBeVisible()
  expect(await e2eInspect(phone, 'fix-photo')).toEqual([])
  await fix.sendPhoto()
  await expect(fix.done).toBeVisible()
})

test('a customer whose phone runs no scripts fixes it all the same', async ({ page, request, browser }) => {
  const { id, customer } = await e2ePending({ request, browser }, '930')
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  const phone = await phoneOf(browser, { javaScriptEnabled: false })
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  await fix.key.fill(customer.email)
  await fix.sendKey()
  await expect(fix.done).toBeVisible()
})
