import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2ePending } from '../support/e2e-pending.ts'
import { E2E_PHONE } from '../support/e2e-phone.ts'
import { e2eUntil } from '../support/e2e-until.ts'
import { fixPage } from './pages/fix-page.ts'
import { formalizationPage } from './pages/formalization-page.ts'

const downloaded = async (page: Page, name: RegExp) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).tap(),
  ])
  return (await readFile(await download.path())).subarray(0, 5).toString()
}

test('a customer corrects what is pending from their contract alone, is paid, and keeps their documents', async ({
  request,
  browser,
}) => {
  const { id, customer, api } = await e2ePending({ request, browser }, '930')
  const { formalizationLink: link } = await api.get(`/fgts/proposal/${id}`)
  const page = await (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })).newPage()
  const main = page.getByRole('main')

  await test.step('the link tells a stranger who lends and a first name, no more', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Olá, Maria' })).toBeVisible()
    expect(await main.innerText()).not.toMatch(/R\$|\d{4}-\d{8}|\*\*\*/)
    await expect(page.getByText(/^Dúvidas\? Fale com/)).toBeVisible()
  })

  await test.step('the owner corrects it there, without a wheel that turns for nothing', async () => {
    await formalizationPage(page).identify(customer)
    await expect(page.getByText('Precisamos de uma correção sua')).toBeVisible()
    await expect(main.locator('.animate-spin')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Recibo do pagamento/ })).toHaveCount(0)
    expect(await e2eInspect(page, 'formalization-pending')).toEqual([])
    await page.getByRole('button', { name: 'Corrigir agora' }).tap()
    const fix = fixPage(page)
    await fix.key.fill(customer.email)
    await fix.sendKey()
    await expect(fix.done).toBeVisible()
    await e2eUntil('paid', () => api.get(`/fgts/proposal/${id}`), 'the money is sent')
  })

  await test.step('contract, proof and receipt are there to keep, with the whole key', async () => {
    await page.goto(link)
    await expect(page.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
    await expect(page.getByText(`Por PIX, na chave ${customer.email}.`)).toBeVisible()
    for (const name of [/^Contrato/, /Comprovante da assinatura/, /Recibo do pagamento/])
      expect(await downloaded(page, name)).toBe('%PDF-')
    expect(await e2eInspect(page, 'formalization-paid')).toEqual([])
  })

  await test.step('after the payment a stranger learns nothing either', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.getByLabel('Seu CPF')).toBeVisible()
    expect(await main.innerText()).not.toMatch(/R\$|enviado|Pronto/)
  })
})
