import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { operationFormPage } from './pages/operation-form-page.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

// Requests still in flight at the end must not fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

type LongForm = {
  address: string
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => ReturnType<Page['getByRole']>
  openCreated: string
}

const PRODUCTS: readonly [
  string,
  (request: APIRequestContext, customer: E2eCustomer) => Promise<LongForm>,
][] = [
  [
    'an FGTS proposal',
    async (request, customer) => ({
      address: `/fgts/proposal/${(await (await e2eApi(request)).simulation(customer)).id}`,
      fill: (page) => proposalFormPage(page).fill(customer),
      submit: (page) => proposalFormPage(page).submit,
      openCreated: 'Abrir a proposta',
    }),
  ],
  [
    'a CLT operation',
    async (request, customer) => ({
      address: `/clt/operation/${(await (await e2eClt(request)).simulation(customer)).id}`,
      fill: (page) => operationFormPage(page).fillTheRest(),
      submit: (page) => operationFormPage(page).submit,
      openCreated: 'Abrir a operação',
    }),
  ],
]

const MADE = /\/proposals\/[0-9a-f-]{36}$/

const countOf = async (request: APIRequestContext, customer: E2eCustomer) => {
  const { get } = await e2eApi(request)
  return (await get(`/proposals?search=${customer.cpf}`)).pages.total
}

for (const [name, formOf] of PRODUCTS) {
  test(`${name}: typed values survive a reload, and a double click creates one record`, {
    tag: '@core',
  }, async ({ page, request }) => {
    const customer = e2eCustomer()
    const form = await formOf(request, customer)
    await signInPage(page).enter()
    await page.goto(form.address)
    await form.fill(page)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(sessionStorage))))
      .toContain('Bela Vista')
    await page.reload()
    await expect(page.getByLabel('Bairro')).toHaveValue('Bela Vista')
    await expect(page.getByLabel('Nome da mãe')).toHaveValue('Ana da Silva')
    await form.submit(page).dblclick()
    await expect(page).toHaveURL(MADE)
    expect(await countOf(request, customer)).toBe(1)
  })

  test(`${name}: going back and a second tab lead to the existing record`, async ({ page, request }) => {
    const customer = e2eCustomer()
    const form = await formOf(request, customer)
    await signInPage(page).enter()
    await page.goto(form.address)
    const other = await page.context().newPage()
    await other.goto(form.address)
    await form.fill(other)
    await form.fill(page)
    await form.submit(page).click()
    await expect(page).toHaveURL(MADE)
    const recordUrl = page.url()

    await form.submit(other).click()
    await other.getByRole('link', { name: form.openCreated }).click()
    await expect(other).toHaveURL(recordUrl)

    await page.goBack()
    await form.fill(page)
    await form.submit(page).click()
    await page.getByRole('link', { name: form.openCreated }).click()
    await expect(page).toHaveURL(recordUrl)
    expect(await countOf(request, customer)).toBe(1)
  })

  test(`${name}: a lost response keeps the draft, and sending again leads to the existing record`, async ({
    page,
    request,
  }) => {
    const customer = e2eCustomer()
    const form = await formOf(request, customer)
    await signInPage(page).enter()
    await page.goto(form.address)
    await form.fill(page)
    let lostRequests = 0
    await page.route('**/*', async (route) => {
      if (route.request().method() !== 'POST' || lostRequests > 0) return route.fallback()
      lostRequests += 1
      // The server handles the request; only its response is lost.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await form.submit(page).click()
    await expect.poll(() => lostRequests).toBe(1)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('Bairro')).toHaveValue('Bela Vista')
    await form.submit(page).click()
    await page.getByRole('link', { name: form.openCreated }).click()
    await expect(page).toHaveURL(MADE)
    expect(await countOf(request, customer)).toBe(1)
  })
}
