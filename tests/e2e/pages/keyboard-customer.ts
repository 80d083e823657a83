import { type Browser, expect, type Page } from '@playwright/test'
import type { E2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eKeyboard } from '#tests/support/e2e/keyboard.ts'

export const keyboardCustomer = async (browser: Browser, link: string, customer: E2eCustomer) => {
  const context = await browser.newContext({ locale: 'pt-BR' })
  const page = await context.newPage()
  const hands = e2eKeyboard(page)
  await page.goto(link)

  const identify = async () => {
    await hands.type(page.getByLabel('Seu CPF'), customer.cpf)
    await hands.type(page.getByLabel('Data de nascimento'), customer.birthDate.replaceAll('/', ''))
    await hands.key('Enter')
  }

  const readContract = async () => {
    const contract = context.waitForEvent('response', (answer) => /\/contract$/.test(answer.url()))
    await hands.press(page.getByRole('link', { name: 'Ler o contrato' }))
    await contract
    await closeOthers(page)
    await expect(page.getByRole('heading', { name: 'Aceite para assinar' })).toBeVisible()
  }

  const leave = async () => {
    expect(hands.faults).toEqual([])
    await context.close()
  }

  return {
    page,
    hands,
    identify,
    leave,
    sign: async () => {
      await identify()
      await readContract()
      await hands.press(page.getByRole('checkbox', { name: /^Li e aceito/ }), 'Space')
      const insurance = page.getByRole('checkbox', { name: /^Quero contratar o seguro/ })
      if ((await insurance.count()) > 0) await hands.press(insurance, 'Space')
      await hands.press(page.getByRole('button', { name: 'Enviar código' }))
      const code = await page
        .getByRole('status')
        .getByText(/^\d{6}$/)
        .textContent()
      await hands.type(page.getByLabel('Código de seis números'), code ?? '')
      await hands.press(page.getByRole('button', { name: 'Aceitar e assinar' }))
      await expect(page.getByText(/^Assinado em /)).toBeVisible()
      await leave()
    },
    authorize: async () => {
      await identify()
      await hands.press(page.getByRole('checkbox', { name: /^Li e aceito/ }), 'Space')
      await hands.press(page.getByRole('button', { name: 'Autorizar a consulta' }))
      await expect(page.getByText(/^Autorizado em /)).toBeVisible()
      await leave()
    },
  }
}

const closeOthers = async (page: Page) => {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.bringToFront()
}
