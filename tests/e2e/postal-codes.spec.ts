import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { PAULISTA } from './pages/fill-paulista.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const NOT_FOUND = 'CEP não encontrado. Confira os números ou preencha o endereço.'
const ADDRESS_FIELDS = ['Rua', 'Bairro', 'Cidade', 'Estado']

const expectOpen = async (page: Page, open: readonly string[]) => {
  for (const label of ADDRESS_FIELDS) {
    const field = proposalFormPage(page).field(label)
    if (open.includes(label)) await expect(field).toBeVisible()
    else await expect(field).toBeHidden()
  }
}

test('a CEP fills in what it determines and moves the focus to the first blank field', async ({
  page,
  request,
}) => {
  const { id } = await (await e2eApi(request)).simulation(e2eCustomer())
  await signInPage(page).enter()
  await page.goto(`/fgts/proposal/${id}`)
  const form = proposalFormPage(page)
  const postalCode = form.field('CEP')

  await test.step('the form opens in its first field, with every field of the address', async () => {
    await expect(form.field('Nome completo')).toBeFocused()
    await expectOpen(page, ADDRESS_FIELDS)
  })

  await test.step('city and state of any CEP are text, and the street is next', async () => {
    await postalCode.pressSequentially('69900-970')
    await expect(page.getByText('Rio Branco · AC')).toBeVisible()
    await expect(form.field('Rua')).toBeFocused()
    await expectOpen(page, ['Rua', 'Bairro'])
    expect(await e2eInspect(page, 'address-by-city')).toEqual([])
  })

  await test.step('an unknown CEP clears them and leaves the fields to be typed', async () => {
    await postalCode.fill('10500-000')
    await expect(postalCode).toHaveAccessibleDescription(NOT_FOUND)
    await expect(postalCode).toBeFocused()
    await expectOpen(page, ADDRESS_FIELDS)
    await expect(form.field('Cidade')).toHaveValue('')
    expect(await e2eInspect(page, 'address-unknown')).toEqual([])
  })

  await test.step('a CEP that tells the street leads to the number', async () => {
    await postalCode.fill('01310-100')
    await expect(page.getByText(PAULISTA)).toBeVisible()
    await expect(postalCode).not.toHaveAccessibleDescription(NOT_FOUND)
    await expect(form.field('Número')).toBeFocused()
    await expectOpen(page, [])
  })

  await test.step('"Alterar" opens the fields with their values', async () => {
    await page.getByRole('button', { name: 'Alterar o endereço' }).click()
    await expect(form.field('Rua')).toBeFocused()
    await expect(form.field('Rua')).toHaveValue('Avenida Paulista')
    await expectOpen(page, ADDRESS_FIELDS)
    await form.field('Rua').fill('Avenida Paulista, fundos')
    await expectOpen(page, ADDRESS_FIELDS)
  })
})

test('values typed by a person stay editable and are kept', async ({ page, request }) => {
  const { id } = await (await e2eApi(request)).simulation(e2eCustomer())
  await signInPage(page).enter()
  await page.goto(`/fgts/proposal/${id}`)
  const form = proposalFormPage(page)
  await form.field('Rua').fill('Alameda Santos')
  await form.field('CEP').pressSequentially('01310100')
  await expect(page.getByText('Bela Vista · São Paulo · SP', { exact: true })).toBeVisible()
  await expect(form.field('Rua')).toHaveValue('Alameda Santos')
  await expectOpen(page, ['Rua'])
})

test('on a phone the form opens without the on-screen keyboard', async ({ browser, request }) => {
  const { id } = await (await e2eApi(request)).simulation(e2eCustomer())
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter()
  await page.goto(`/fgts/proposal/${id}`)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating', '')
  await expect(page.locator('input:focus')).toHaveCount(0)
  await page.getByLabel('CEP').fill('01310-100')
  await expect(page.getByText(PAULISTA)).toBeVisible()
  expect(await e2eInspect(page, 'address-on-phone')).toEqual([])
  await context.close()
})
