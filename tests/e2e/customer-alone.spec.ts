import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2ePerson } from '#tests/support/e2e/person.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { fixPage } from './pages/fix-page.ts'

const downloadHeader = async (page: Page, name: RegExp) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).tap(),
  ])
  return (await readFile(await download.path())).subarray(0, 5).toString()
}

/** Maximum number of interactions of the customer from the link to the payout. */
const MOST_INTERACTIONS = 11

const digits = (text: string) => text.replace(/\D/g, '')

test(`a customer signs, corrects pending items and is paid on a phone within ${MOST_INTERACTIONS} interactions, and can open their documents`, async ({
  request,
  browser,
}) => {
  const customer = e2eCustomer('930')
  const { formalizationLink: link } = await (await e2eApi(request)).proposal(customer)
  const who = e2ePerson()
  const page = await (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })).newPage()
  const main = page.getByRole('main')

  await test.step('the link tells a stranger who lends and a first name, no more', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Olá, Maria' })).toBeVisible()
    expect(await main.innerText()).not.toMatch(/R\$|\d{4}-\d{8}|\*\*\*/)
    await expect(page.getByText(/^Dúvidas\? Fale com/)).toBeVisible()
  })

  const startedAt = performance.now()
  await test.step('the owner says who they are, reads and signs', async () => {
    await who.type(page.getByLabel('Seu CPF'), customer.cpf)
    await who.type(page.getByLabel('Data de nascimento'), digits(customer.birthDate))
    await who.tap(page.getByRole('button', { name: 'Confirmar' }))
    await who.tap(page.getByRole('link', { name: 'Ler o contrato' }))
    await expect(page.getByRole('heading', { name: 'Aceite para assinar' })).toBeVisible()
    for (const other of page.context().pages()) if (other !== page) await other.close()
    await who.tap(page.getByText('Li e aceito tudo o que está escrito acima.'))
    await who.tap(page.getByRole('button', { name: 'Enviar código' }))
    const code = await page
      .getByRole('status')
      .getByText(/^\d{6}$/)
      .textContent()
    await who.type(page.getByLabel('Código de seis números'), code ?? '')
    await who.tap(page.getByRole('button', { name: 'Aceitar e assinar' }))
  })

  await test.step('the page says by itself what is pending, and the owner corrects it there', async () => {
    await expect(page.getByText('Precisamos de uma correção sua')).toBeVisible()
    await expect(main.locator('.animate-spin')).toHaveCount(0)
    await expect(main.getByText('Parado até a correção')).toBeVisible()
    await expect(main.getByText('Dinheiro na conta').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Recibo do pagamento/ })).toHaveCount(0)
    expect(await e2eInspect(page, 'formalization-pending')).toEqual([])
    await who.tap(page.getByRole('button', { name: 'Corrigir agora' }))
    await who.type(fixPage(page).key, customer.email)
    await who.tap(page.getByRole('button', { name: 'Enviar chave' }))
    await expect(page.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
  })

  const seconds = (performance.now() - startedAt) / 1000
  const description = `${seconds.toFixed(1)} s, customer ${who.count()}`
  test.info().annotations.push({ type: 'from the link to the money', description })
  expect(who.count()).toBeLessThanOrEqual(MOST_INTERACTIONS)

  await test.step('amount, key and right of withdrawal are on the page, which leads back to the contract', async () => {
    await expect(page.getByText('Você recebeu')).toBeVisible()
    await expect(main).toContainText(/R\$\s?[\d.]+,\d\d/)
    await expect(page.getByText(`Por PIX, na chave ${customer.email}.`)).toBeVisible()
    await expect(page.getByText(/^Dá para desistir em até/)).toBeVisible()
    expect(await e2eInspect(page, 'fix-paid')).toEqual([])
    await page.getByRole('button', { name: 'Ver contrato e documentos' }).tap()
    await expect(page).toHaveURL(link)
  })

  await test.step('contract, proof and receipt are there to keep, with the whole key', async () => {
    await expect(page.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
    await expect(page.getByText(`Por PIX, na chave ${customer.email}.`)).toBeVisible()
    for (const name of [/^Contrato/, /Comprovante da assinatura/, /Recibo do pagamento/])
      expect(await downloadHeader(page, name)).toBe('%PDF-')
    expect(await e2eInspect(page, 'formalization-paid')).toEqual([])
  })

  await test.step('after the payment a stranger learns nothing either', async () => {
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.getByLabel('Seu CPF')).toBeVisible()
    expect(await main.innerText()).not.toMatch(/R\$|enviado|Pronto/)
  })
})
