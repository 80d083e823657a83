import { type Browser, expect, type Page, test } from '@playwright/test'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { type E2ePerson, e2ePerson } from '#tests/support/e2e/person.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { PAULISTA } from './pages/fill-paulista.ts'
import { offersPage } from './pages/offers-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

/** Maximum number of agent interactions from entering a new customer's CPF to creating the proposal. */
const MOST_INTERACTIONS = 14

const digits = (text: string) => text.replace(/\D/g, '')

const phoneAt = async (browser: Browser, link: string) => {
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  const phone = await context.newPage()
  await phone.goto(link)
  return phone
}

const identify = async (phone: Page, customer: E2eCustomer, who: E2ePerson) => {
  await who.type(phone.getByLabel('Seu CPF'), customer.cpf)
  await who.type(phone.getByLabel('Data de nascimento'), digits(customer.birthDate))
  await who.tap(phone.getByRole('button', { name: 'Confirmar' }))
}

const accept = async (phone: Page, button: string, who: E2ePerson) => {
  await who.tap(phone.getByText('Li e aceito tudo o que está escrito acima.'))
  await who.tap(phone.getByRole('button', { name: button }))
}

const sign = async (
  browser: Browser,
  link: string,
  { customer, who }: { customer: E2eCustomer; who: E2ePerson },
) => {
  const phone = await phoneAt(browser, link)
  await identify(phone, customer, who)
  await who.tap(phone.getByRole('link', { name: 'Ler o contrato' }))
  await expect(phone.getByRole('heading', { name: 'Aceite para assinar' })).toBeVisible()
  await who.tap(phone.getByRole('button', { name: 'Enviar código' }))
  const code = await phone
    .getByRole('status')
    .getByText(/^\d{6}$/)
    .textContent()
  await who.type(phone.getByLabel('Código de seis números'), code ?? '')
  await accept(phone, 'Aceitar e assinar', who)
  await expect(phone.getByText(/^Assinado em /)).toBeVisible()
  await phone.context().close()
}

/** Ways to fill in the address. Each of them submits the form with Enter. */
const ADDRESSES = {
  'whose street the CEP tells': async (page: Page, who: E2ePerson) => {
    await who.type(page.getByLabel('CEP'), '01310100')
    await expect(page.getByText(PAULISTA)).toBeVisible()
    await who.send(page.getByLabel('Número', { exact: true }), '1000')
  },
  'whose city the CEP tells': async (page: Page, who: E2ePerson) => {
    await who.type(page.getByLabel('CEP'), '76801059')
    await expect(page.getByText('Porto Velho · RO')).toBeVisible()
    await who.type(page.getByLabel('Rua'), 'Avenida Sete de Setembro')
    await who.type(page.getByLabel('Número', { exact: true }), '1000')
    await who.send(page.getByLabel('Bairro'), 'Centro')
  },
}

for (const [address, fillAddress] of Object.entries(ADDRESSES))
  test(`a new customer ${address} takes at most ${MOST_INTERACTIONS} interactions from CPF to FGTS proposal, which is paid`, async ({
    page,
    browser,
  }) => {
    const customer = e2eCustomer()
    const [agent, borrower] = [e2ePerson(), e2ePerson()]
    const simulation = simulationPage(page)
    const proposal = proposalPage(page)
    await signInPage(page).enter()
    await fgtsPage(page).open()

    await agent.send(page.getByRole('textbox', { name: 'CPF do cliente' }), customer.cpf)
    await agent.click(fgtsPage(page).simulateLink('Aurora'))
    await simulation.untilIdle()
    await agent.click(page.getByRole('button', { name: 'Continuar' }))
    await expect(page).toHaveURL(/\/fgts\/proposal\//)
    await agent.type(page.getByLabel('Nome completo'), customer.name)
    await agent.type(page.getByLabel('Nascimento'), digits(customer.birthDate))
    await agent.type(page.getByLabel('Nome da mãe'), 'Ana da Silva')
    await agent.type(page.getByLabel('RG ou CNH'), '12345678')
    await agent.choose(page.getByLabel('Estado civil'), 'Sol')
    await agent.type(page.getByLabel('Celular'), digits(customer.phone))
    await agent.type(page.getByLabel('E-mail'), customer.email)
    await fillAddress(page, agent)
    await proposal.expectStatus('Aguardando assinatura')
    expect(agent.count()).toBeLessThanOrEqual(MOST_INTERACTIONS)
    await agent.click(page.getByRole('button', { name: 'Copiar link' }))
    await sign(browser, await proposal.link(), { customer, who: borrower })
    await proposal.expectStatus('Paga')
  })

test(`a new customer takes at most ${MOST_INTERACTIONS} interactions from CPF to CLT operation, which is paid`, async ({
  page,
  browser,
}) => {
  const customer = e2eCustomer()
  const [agent, borrower] = [e2ePerson(), e2ePerson()]
  const consult = cltConsultPage(page)
  const offers = offersPage(page)
  const proposal = proposalPage(page)
  await signInPage(page).enter()
  await consult.open()

  await agent.type(consult.cpf, customer.cpf)
  await agent.type(page.getByLabel('Nome completo'), customer.name)
  await agent.type(page.getByLabel('Nascimento'), digits(customer.birthDate))
  await agent.choose(page.getByLabel('Gênero'), 'Fem')
  await agent.type(page.getByLabel('Celular'), digits(customer.phone))
  await agent.send(page.getByLabel('E-mail'), customer.email)
  await consult.expectStatus('Aguardando cliente')
  await agent.click(page.getByRole('button', { name: 'Copiar link' }))
  const term =
    (await page
      .getByText(/\/consent\//)
      .first()
      .textContent()) ?? ''
  const phone = await phoneAt(browser, term.trim())
  await identify(phone, customer, borrower)
  await accept(phone, 'Autorizar a consulta', borrower)
  await expect(phone.getByText(/^Autorizado em /)).toBeVisible()
  await phone.context().close()
  await consult.expectStatus('Margem disponível')
  await offers.settled()

  await agent.click(page.getByRole('link', { name: 'Continuar' }))
  await expect(page).toHaveURL(/\/clt\/operation\//)
  await agent.type(page.getByLabel('Nome da mãe'), 'Ana da Silva')
  await agent.type(page.getByLabel('Número do documento'), '12345678')
  await agent.type(page.getByLabel('Data de emissão'), '01062015')
  await agent.choose(page.getByLabel('Estado civil'), 'Sol')
  await ADDRESSES['whose street the CEP tells'](page, agent)
  await proposal.expectStatus('Aguardando assinatura')
  expect(agent.count()).toBeLessThanOrEqual(MOST_INTERACTIONS)
  await sign(browser, await proposal.link(), { customer, who: borrower })
  await proposal.expectStatus('Paga')
})
