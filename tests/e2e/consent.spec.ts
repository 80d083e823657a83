import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { consentPage } from './pages/consent-page.ts'

const phone = async (browser: Browser, options: { javaScriptEnabled?: boolean } = {}) =>
  (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR', ...options })).newPage()

const downloadReceipt = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Baixar comprovante/ }).tap(),
  ])
  return readFile(await download.path())
}

test('a customer accepts on a phone and sees the margin arrive, and anybody can verify the evidence', {
  tag: '@core',
}, async ({ browser, request }) => {
  const clt = await e2eClt(request)
  const customer = e2eCustomer()
  const { id, consentLink } = await clt.term(customer)
  const page = await phone(browser)
  const faults = await e2eFaults(page)
  const consent = consentPage(page)

  await test.step('before saying who they are, nothing personal is shown, and the whole term can be read', async () => {
    await page.goto(consentLink)
    const html = await page.content()
    for (const hidden of [
      customer.cpf,
      customer.writtenCpf,
      customer.email,
      customer.name.split(' ')[2] ?? '',
    ])
      expect(html).not.toContain(hidden)
    await page.getByText('Ler o termo completo').tap()
    await expect(page.getByText('TERMO DE AUTORIZAÇÃO PARA CONSULTA DE DADOS')).toBeVisible()
    expect(await e2eInspect(page, 'consent-identify')).toEqual([])
  })

  await test.step('the acceptance needs the tick', async () => {
    await consent.identify(customer)
    await page.getByRole('button', { name: 'Autorizar a consulta' }).tap()
    await expect(page.getByText('Para autorizar, marque que leu e aceita o texto acima.')).toBeVisible()
    expect(await e2eInspect(page, 'consent-answer')).toEqual([])
    expect((await clt.get(`/consult/${id}`)).status).toBe('WAITING_CONSENT')
  })

  await test.step('the result arrives by itself, with the margin', async () => {
    await consent.authorize()
    await expect(page.getByText('Pronto! A consulta terminou')).toBeVisible()
    await expect(page.getByText('Sua parcela pode ser de até')).toBeVisible()
    expect(await e2eInspect(page, 'consent-done')).toEqual([])
  })

  await test.step('the receipt is recognized by its file, which stays on the device, and a changed one is not', async () => {
    const pdf = await downloadReceipt(page)
    const requests: string[] = []
    page.on('request', (one) => one.method() === 'GET' || requests.push(`${one.method()} ${one.url()}`))
    await page.goto('/evidence')
    const choose = async (buffer: Buffer) =>
      page
        .getByLabel('Escolher arquivo')
        .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer })
    await choose(pdf)
    await expect(page.getByText('Sim, este comprovante é autêntico')).toBeVisible()
    expect(page.url()).toContain(createHash('sha256').update(pdf).digest('hex'))
    for (const hidden of [customer.cpf, customer.writtenCpf, 'Maria', id])
      expect(await page.content()).not.toContain(hidden)
    expect(await e2eInspect(page, 'evidence-yes')).toEqual([])
    await choose(Buffer.concat([pdf, Buffer.from('\n')]))
    await expect(page.getByText('Não, este código não está registrado')).toBeVisible()
    expect(requests).toEqual([])
  })

  await test.step('whoever opens the link later learns nothing before saying who they are', async () => {
    await page.context().clearCookies()
    await page.goto(consentLink)
    await expect(page.getByText('A consulta terminou')).toBeVisible()
    await expect(page.getByText('Sua parcela pode ser de até')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Baixar comprovante/ })).toHaveCount(0)
  })
  expect(faults).toEqual([])
})

test('only the customer’s own action accepts a term: previews, prefetches and bare POST requests do not', {
  tag: '@core',
}, async ({ request }) => {
  const clt = await e2eClt(request)
  const { id, consentLink } = await clt.term(e2eCustomer())
  const previews: Record<string, string>[] = [
    { 'User-Agent': 'WhatsApp/2.23.20.0' },
    { 'User-Agent': 'facebookexternalhit/1.1' },
    { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch;prerender' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
  ]
  for (const headers of previews) {
    expect((await request.get(consentLink, { headers })).status()).toBe(200)
    expect((await request.head(consentLink, { headers })).ok()).toBe(true)
  }
  for (const query of ['?accepted=yes', '?acceptedTextSha256=x&accepted=yes', '?action=accept'])
    await request.get(`${consentLink}${query}`)
  for (const path of ['/acceptance', '/accept', '/signature'])
    expect((await request.post(`${consentLink}${path}`, { form: { accepted: 'yes' } })).ok()).toBe(false)
  await request.post(consentLink, { form: { accepted: 'yes', acceptedTextSha256: '0'.repeat(64) } })
  expect(await clt.get(`/consult/${id}`)).toMatchObject({ status: 'WAITING_CONSENT', evidence: null })
})

test('without JavaScript, a customer accepts a term, refuses one with a confirmation, and verifies a digest', async ({
  browser,
  request,
}) => {
  const clt = await e2eClt(request)
  const page = await phone(browser, { javaScriptEnabled: false })
  const consent = consentPage(page)
  const accepting = e2eCustomer()
  const acceptedTerm = await clt.term(accepting)
  await page.goto(acceptedTerm.consentLink)
  await consent.identify(accepting)
  await consent.authorize()
  await expect.poll(async () => (await clt.get(`/consult/${acceptedTerm.id}`)).status).toBe('SUCCESS')
  const pdf = await downloadReceipt(page)

  const refusing = e2eCustomer()
  const refusedTerm = await clt.term(refusing)
  await page.goto(refusedTerm.consentLink)
  await consent.identify(refusing)
  await consent.refuse()
  expect(await clt.get(`/consult/${refusedTerm.id}`)).toMatchObject({ status: 'REJECTED', evidence: null })

  await page.goto('/evidence')
  await page.getByLabel('Código SHA-256').fill(createHash('sha256').update(pdf).digest('hex').toUpperCase())
  await page.getByRole('button', { name: 'Conferir' }).tap()
  await expect(page.getByText('Sim, este comprovante é autêntico')).toBeVisible()
})
