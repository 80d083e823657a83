import { type Browser, expect, test } from '@playwright/test'
import { e2eCameraPhoto } from '#tests/support/e2e/camera-photo.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHOTO, E2E_TRANSFER, e2ePending } from '#tests/support/e2e/pending.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { fixPage, fixWizardPage } from './pages/fix-page.ts'
import { linkCardOf } from './pages/link-card.ts'
import { signInPage } from './pages/sign-in-page.ts'

const phoneOf = async (browser: Browser, options: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ ...E2E_PHONE, ...options, locale: 'pt-BR' })).newPage()

test('a customer replaces the PIX key through the link while the agent watches, and the link is used up', {
  tag: '@core',
}, async ({ page, request, browser }) => {
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
  await linkCardOf(page).expectVisited()

  await fix.key.fill('nada')
  await fix.sendKey()
  await expect(fix.key).toHaveAttribute('aria-invalid', 'true')
  expect(await e2eInspect(phone, 'fix-pix')).toEqual([])
  await fix.key.fill(customer.email)
  await fix.sendKey()
  await expect(fix.confirmation).toBeVisible()
  expect(await e2eInspect(phone, 'fix-done')).toEqual([])
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  await expect.poll(async () => (await api.get(`/fgts/proposal/${id}`)).status).toBe('paid')
  await phone.goto(link)
  await expect(phone.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
})

test('a fix link is still shown after a reload; the customer sends a photo through it, and another file type is rejected', async ({
  page,
  context,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  await test.step('the link is there again after a reload, the same one', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Ver como o cliente' })).toHaveAttribute('href', link)
    await expect(page.getByRole('button', { name: 'Gerar outro, com mais 48 horas' })).toBeVisible()
  })
  await test.step('and beside the proposal, to copy and to point a camera at', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('link', { name: 'Proposta', exact: true }).click()
    await expect(page).toHaveURL(`/proposals/${id}`)
    const card = linkCardOf(page)
    await expect(card.qrCode).toBeVisible()
    expect(await card.copied('Copiar link')).toBe(link)
    await page.reload()
    await expect(card.qrCode).toBeVisible()
    expect(await e2eInspect(page, 'proposal-fix-link')).toEqual([])
  })
  const phone = await phoneOf(browser)
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  await expect(phone.getByRole('button', { name: 'Tirar foto' })).toBeVisible()
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') }
  await fix.photo.setInputFiles(notes)
  await expect(phone.getByText(/^Este tipo de arquivo não é aceito/)).toBeVisible()
  await expect(phone.getByText('notas.txt')).toHaveCount(0)
  await fix.photo.setInputFiles({ ...E2E_PHOTO, buffer: Buffer.from('not a picture') })
  await fix.sendPhoto()
  await expect(phone.getByText('O conteúdo do arquivo não é JPEG, PNG nem PDF.')).toBeVisible()
  await fix.photo.setInputFiles(E2E_PHOTO)
  await expect(phone.getByRole('img', { name: 'A foto escolhida' })).toBeVisible()
  expect(await e2eInspect(phone, 'fix-photo')).toEqual([])
  await fix.sendPhoto()
  await expect(fix.confirmation).toBeVisible()
})

test('a customer whose transfer was refused enters an account in steps and can use the phone’s back button', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer, api } = await e2ePending({ request, browser }, '930', E2E_TRANSFER)
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  const phone = await phoneOf(browser)
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  const { bank, branch, number, digit, savings, ...account } = fix.account

  await expect(fix.key).toBeVisible()
  await expect(bank).toBeHidden()
  expect(await e2eInspect(phone, 'fix-transfer-pix')).toEqual([])
  await account.open()
  await expect(fix.key).toBeHidden()
  await expect(branch).toBeHidden()
  await account.goOn()
  await expect(bank).toHaveAttribute('aria-invalid', 'true')
  await expect(bank).toBeFocused()
  expect(await e2eInspect(phone, 'fix-transfer-bank')).toEqual([])
  await bank.selectOption({ index: 1 })
  await account.goOn()
  await expect(branch).toBeFocused()
  await branch.fill('12 34')
  await account.goOn()
  await expect(branch).toHaveAttribute('aria-invalid', 'true')
  await branch.fill('1234')
  await account.goOn()
  await expect(number).toBeFocused()
  await phone.goBack()
  await expect(branch).toBeFocused()
  await expect(branch).toHaveValue('1234')
  await account.goOn()
  await number.fill('7654321')
  await digit.fill('X')
  expect(await e2eInspect(phone, 'fix-transfer-account')).toEqual([])
  await account.goOn()
  await expect(phone.getByText('7654321-X')).toBeVisible()
  await account.change('Banco')
  await expect(bank).toBeVisible()
  for (let step = 0; step < 3; step += 1) await account.goOn()
  await savings.check()
  expect(await e2eInspect(phone, 'fix-transfer-kind')).toEqual([])
  await account.send()
  await expect(fix.confirmation).toBeVisible()
  await expect.poll(async () => (await api.get(`/fgts/proposal/${id}`)).status).toBe('paid')
})

test('a large camera photo is scaled down and rotated upright before it is sent', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer, api } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  const phone = await phoneOf(browser)
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  const photo = await e2eCameraPhoto(phone)
  expect(photo.buffer.length).toBeGreaterThan(2_000_000)
  await expect(phone.getByRole('button', { name: 'Tirar foto' })).toBeVisible()
  await fix.photo.setInputFiles(photo)
  const picture = phone.getByRole('img', { name: 'A foto escolhida' })
  await expect(picture).toBeVisible()
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([1500, 2000])
  await fix.sendPhoto()
  await expect(fix.confirmation).toBeVisible()
  const { documents } = await api.get(`/fgts/proposal/${id}`)
  const upload = documents.find(({ type }: { type: string }) => type === 'identification_front')
  expect(upload).toMatchObject({ originalFilename: 'IMG_2041.jpg' })
  expect(upload.size).toBeLessThan(photo.buffer.length / 2)
})

test('without JavaScript, a customer enters an account on one page, and errors appear beside their fields', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '930', E2E_TRANSFER)
  await signInPage(page).enter()
  const wizard = fixWizardPage(page)
  await wizard.open(id)
  const link = await wizard.makeLink()
  const phone = await phoneOf(browser, { javaScriptEnabled: false })
  await phone.goto(link)
  const fix = fixPage(phone)
  await fix.identify(customer)
  const { bank, branch, number, digit, ...account } = fix.account
  await account.open()
  await bank.selectOption({ index: 2 })
  await branch.fill('agência')
  await number.fill('7654321')
  await digit.fill('1')
  await account.send()
  await expect(branch).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('7654321')
  await branch.fill('4321')
  await account.send()
  await expect(fix.confirmation).toBeVisible()
})

test('without JavaScript, a customer can fix an item as well', async ({ page, request, browser }) => {
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
  await expect(fix.confirmation).toBeVisible()
})
