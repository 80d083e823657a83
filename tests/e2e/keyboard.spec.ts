import { expect, type Locator, type Page, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eFocusWalk } from '../support/e2e-focus-walk.ts'
import { E2E_PHONE } from '../support/e2e-phone.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const MOST_STOPS = 60

/** Presses Tab until the focus is there. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let count = 0; count < MOST_STOPS; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('a proposal is made with the keyboard only, from signing in to the link for the customer', async ({
  page,
}) => {
  const customer = e2eCustomer()
  const { keyboard } = page
  const fgts = fgtsPage(page)
  const simulation = simulationPage(page)
  const { field, submit } = proposalFormPage(page)
  await page.goto('/login')

  await test.step('sign in', async () => {
    await tabTo(page, page.getByLabel('E-mail'))
    await keyboard.type('agent@demo.local')
    await tabTo(page, page.getByLabel('Senha', { exact: true }))
    await keyboard.type('origination-demo')
    await keyboard.press('Enter')
  })

  await test.step('g and f lead from home to the CPF, and Enter asks every institution', async () => {
    await expect(page).toHaveURL('/home')
    // A page that has not woken up yet hears no key: people press again.
    await expect(async () => {
      await keyboard.press('g')
      await keyboard.press('f')
      await expect(fgts.cpf).toBeFocused({ timeout: 3000 })
    }).toPass()
    await keyboard.type(customer.cpf)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Saldos/ })).toBeFocused()
    await tabTo(page, fgts.simulateLink('Ipê'))
    await keyboard.press('Enter')
  })

  await test.step('another table, fewer instalments, and on', async () => {
    await simulation.settled()
    const before = await simulation.result.innerText()
    await tabTo(page, simulation.countButton('2 parcelas').first())
    await keyboard.press('Enter')
    await simulation.settled()
    await expect.poll(() => simulation.result.innerText()).not.toBe(before)
    await tabTo(page, simulation.tables.getByRole('radio', { checked: true }))
    await keyboard.press('ArrowDown')
    await simulation.settled()
    await tabTo(page, page.getByRole('button', { name: 'Criar proposta' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fgts\/proposal\//)
  })

  await test.step('the form is filled from top to bottom', async () => {
    const typed: [string, string][] = [
      ['Nome completo', customer.name],
      ['Nascimento', customer.birthDate.replaceAll('/', '')],
      ['Nome da mãe', 'Ana da Silva'],
      ['RG ou CNH', '12345678'],
      ['Estado civil', 'Sol'],
      ['Celular', '11987654321'],
      ['E-mail', customer.email],
      ['CEP', '01310100'],
      ['Estado', 'SP'],
      ['Cidade', 'São Paulo'],
      ['Rua', 'Avenida Paulista'],
      ['Número', '1000'],
      ['Bairro', 'Bela Vista'],
    ]
    for (const [label, text] of typed) {
      await tabTo(page, field(label))
      await keyboard.type(text)
    }
    await tabTo(page, page.getByRole('button', { name: 'Usar o CPF' }))
    await keyboard.press('Enter')
    // The server puts the whole CPF in the place of the masked one.
    await expect(page.getByLabel('Chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
    await tabTo(page, submit)
    await keyboard.press('Enter')
  })

  await proposalPage(page).standsAt('Aguardando assinatura')
  await tabTo(page, page.getByRole('link', { name: 'Ver como o cliente' }))
})

test('on a phone the net amount stays in sight above the menu, and covers nothing that has the focus', async ({
  browser,
  request,
}) => {
  const { id } = await (await e2eApi(request)).balance(e2eCustomer())
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  const page = await context.newPage()
  await signInPage(page).enter()
  await page.goto(`/fgts/simulation/${id}`)
  const bar = page.getByRole('link', { name: /^O cliente recebe/ })
  await expect(bar).toBeInViewport()
  await e2eFocusWalk(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await bar.click()
  await expect(simulationPage(page).result).toBeInViewport()
  await expect(bar).toHaveCount(0)
  await context.close()
})
