import { type Browser, expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eFocusWalk } from '#tests/support/e2e/focus-walk.ts'
import { type E2eKeyboard, e2eKeyboard } from '#tests/support/e2e/keyboard.ts'
import { E2E_PHOTO, e2ePending } from '#tests/support/e2e/pending.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { PAULISTA } from './pages/fill-paulista.ts'
import { keyboardCustomer } from './pages/keyboard-customer.ts'
import { offersPage } from './pages/offers-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

/** Maximum presses of Tab from the CPF to the proposal. */
const MOST_TABS = 20

const digits = (text: string) => text.replace(/\D/g, '')

const signIn = (page: Page, hands: E2eKeyboard) =>
  // The sign-in is repeated, because a form sent before hydration comes back empty.
  expect(async () => {
    await page.goto('/login')
    if (page.url().endsWith('/home')) return
    await hands.type(page.getByLabel('E-mail'), 'agent@demo.local')
    await hands.type(page.getByLabel('Senha', { exact: true }), 'origination-demo')
    await hands.key('Enter')
    await expect(page).toHaveURL('/home', { timeout: 10_000 })
  }).toPass()

/** Presses g and a letter, the shortcut to a page whose first field gets the focus. */
const goTo = (page: Page, { letter, label }: { letter: string; label: string }) =>
  // Repeated, because a key pressed before hydration is lost.
  expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page.getByLabel(label)).toBeFocused({ timeout: 3000 })
  }).toPass()

const fill = async (page: Page, hands: E2eKeyboard, entries: readonly (readonly [string, string])[]) => {
  for (const [label, text] of entries) await hands.type(page.getByLabel(label, { exact: true }), text)
}

/** The CEP fills the other fields of the address, and the focus goes on to the number. */
const fillAddress = async (page: Page, hands: E2eKeyboard) => {
  await hands.type(page.getByLabel('CEP'), '01310100')
  await expect(page.getByText(PAULISTA)).toBeVisible()
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused()
  await hands.write('1000')
}

const fillProposal = async (page: Page, hands: E2eKeyboard, customer: E2eCustomer) => {
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await fill(page, hands, [
    ['Nome completo', customer.name],
    ['Nascimento', digits(customer.birthDate)],
    ['Nome da mãe', 'Ana da Silva'],
    ['RG ou CNH', '12345678'],
    ['Estado civil', 'Sol'],
    ['Celular', digits(customer.phone)],
    ['E-mail', customer.email],
  ])
  await fillAddress(page, hands)
}

const startTerm = async (page: Page, hands: E2eKeyboard, customer: E2eCustomer) => {
  await goTo(page, { letter: 'c', label: 'CPF do cliente' })
  await fill(page, hands, [
    ['CPF do cliente', customer.cpf],
    ['Nome completo', customer.name],
    ['Nascimento', digits(customer.birthDate)],
    ['Gênero', 'Fem'],
    ['Celular', digits(customer.phone)],
    ['E-mail', customer.email],
  ])
}

/** Fills in the operation fields that the consent term did not already provide. */
const fillOperation = async (page: Page, hands: E2eKeyboard) => {
  await expect(page.getByLabel('Nome da mãe')).toBeFocused()
  await fill(page, hands, [
    ['Nome da mãe', 'Ana da Silva'],
    ['Número do documento', '12345678'],
    ['Data de emissão', '01062015'],
    ['Estado civil', 'Sol'],
  ])
  await fillAddress(page, hands)
}

const copiedLink = async (page: Page, hands: E2eKeyboard) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await hands.press(page.getByRole('button', { name: 'Copiar link' }))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/)
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The PIX key of a new customer is their CPF by default, without any input. */
const expectCpfKey = (page: Page) =>
  expect(page.getByLabel('Chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)

const signAndPay = async (
  page: Page,
  hands: E2eKeyboard,
  at: { browser: Browser; customer: E2eCustomer },
) => {
  const proposal = proposalPage(page)
  await proposal.expectStatus('Aguardando assinatura')
  const link = await copiedLink(page, hands)
  expect(link).toContain('/formalization/')
  await (await keyboardCustomer(at.browser, link, at.customer)).sign()
  await proposal.expectStatus('Paga')
}

const annotateFarthest = (hands: E2eKeyboard) => {
  const { stops, name } = hands.longest()
  test.info().annotations.push({ type: 'farthest', description: `${stops} Tabs to ${name}` })
  expect(hands.faults).toEqual([])
}

test('an FGTS contract can be made by keyboard alone from the CPF to the payout, including the customer’s part', async ({
  page,
  browser,
}) => {
  const customer = e2eCustomer()
  const hands = e2eKeyboard(page)
  const simulation = simulationPage(page)
  await signIn(page, hands)

  await test.step('g and f lead from home to the CPF, and Enter asks every institution', async () => {
    await goTo(page, { letter: 'f', label: 'CPF do cliente' })
    await hands.write(customer.cpf)
    await hands.key('Enter')
    await expect(page.getByRole('heading', { name: /^Saldos/ })).toBeFocused()
    await hands.press(fgtsPage(page).simulateLink('Ipê'))
  })

  await test.step('another table, fewer instalments, and on', async () => {
    await simulation.untilIdle()
    const before = await simulation.result.innerText()
    // The page opens with the focus on the result. The instalment buttons come before the result.
    await hands.tabTo(simulation.countButton('2 parcelas').first(), { key: 'Shift+Tab', most: 25 })
    await hands.key('Enter')
    await simulation.untilIdle()
    await expect.poll(() => simulation.result.innerText()).not.toBe(before)
    await hands.tabTo(simulation.tables.getByRole('radio', { checked: true }))
    await hands.key('ArrowDown')
    await simulation.untilIdle()
    await hands.press(page.getByRole('button', { name: 'Continuar' }))
    await expect(page).toHaveURL(/\/fgts\/proposal\//)
  })

  await test.step('the form is filled from top to bottom', async () => {
    await fillProposal(page, hands, customer)
    await expectCpfKey(page)
    await hands.press(page.getByRole('button', { name: 'Criar proposta' }))
  })

  await signAndPay(page, hands, { browser, customer })
  annotateFarthest(hands)
})

test('a CLT contract can be made by keyboard alone from the CPF to the payout, including consent and signature', async ({
  page,
  browser,
}) => {
  const customer = e2eCustomer()
  const hands = e2eKeyboard(page)
  const consult = cltConsultPage(page)
  const offers = offersPage(page)
  await signIn(page, hands)

  await test.step('the term is made, and the customer consents', async () => {
    await startTerm(page, hands, customer)
    await hands.press(page.getByRole('button', { name: 'Criar termo e gerar link' }))
    await consult.expectStatus('Aguardando cliente')
    const term = await copiedLink(page, hands)
    expect(term).toContain('/consent/')
    await (await keyboardCustomer(browser, term, customer)).authorize()
    await consult.expectStatus('Margem disponível')
  })

  await test.step('arrows on the chart choose the offer, a smaller instalment is typed', async () => {
    await offers.settled()
    // The focused link was replaced by the chart, so Tab starts at the chart.
    await hands.tabTo(offers.chart)
    const before = await offers.chart.getAttribute('aria-valuenow')
    await hands.key('ArrowRight')
    await expect(offers.chart).not.toHaveAttribute('aria-valuenow', before ?? '')
    await offers.settled()
    await hands.tabTo(offers.offers.getByRole('radio', { name: /^Máximo/ }), { key: 'Shift+Tab' })
    await hands.key('ArrowRight')
    await expect(offers.offers.getByRole('radio', { name: /^Parcela/ })).toBeChecked()
    await hands.tabTo(offers.installment)
    await hands.key('Control+a')
    await hands.write('20000')
    await expect(offers.result).toContainText('200,00')
    await offers.settled()
    await hands.press(page.getByRole('link', { name: 'Continuar' }))
    await expect(page).toHaveURL(/\/clt\/operation\//)
  })

  await test.step('what the term does not tell is filled', async () => {
    await fillOperation(page, hands)
    await expectCpfKey(page)
    await hands.press(page.getByRole('button', { name: 'Criar operação' }))
  })

  await signAndPay(page, hands, { browser, customer })
  annotateFarthest(hands)
})

const expectFewTabs = (hands: E2eKeyboard) => {
  test.info().annotations.push({ type: 'tabs', description: String(hands.tabs()) })
  expect(hands.tabs()).toBeLessThanOrEqual(MOST_TABS)
  expect(hands.faults).toEqual([])
}

test(`an FGTS proposal takes at most ${MOST_TABS} Tabs from the CPF, and Enter submits it`, async ({
  page,
}) => {
  const customer = e2eCustomer()
  await signIn(page, e2eKeyboard(page))
  const hands = e2eKeyboard(page)
  await goTo(page, { letter: 'f', label: 'CPF do cliente' })
  await hands.write(customer.cpf)
  await hands.key('Enter')
  await expect(page.getByRole('heading', { name: /^Saldos/ })).toBeFocused()
  await hands.press(fgtsPage(page).simulateLink('Aurora'))
  await simulationPage(page).untilIdle()
  await hands.press(page.getByRole('button', { name: 'Continuar' }))
  await expect(page).toHaveURL(/\/fgts\/proposal\//)
  await fillProposal(page, hands, customer)
  await hands.key('Enter')
  await proposalPage(page).expectStatus('Aguardando assinatura')
  expectFewTabs(hands)
})

test(`a CLT operation takes at most ${MOST_TABS} Tabs from the CPF, and Enter submits it`, async ({
  page,
  browser,
}) => {
  const customer = e2eCustomer()
  await signIn(page, e2eKeyboard(page))
  const hands = e2eKeyboard(page)
  await startTerm(page, hands, customer)
  await hands.key('Enter')
  await cltConsultPage(page).expectStatus('Aguardando cliente')
  const term = await copiedLink(page, hands)
  await (await keyboardCustomer(browser, term, customer)).authorize()
  await cltConsultPage(page).expectStatus('Margem disponível')
  await offersPage(page).settled()
  await hands.press(page.getByRole('link', { name: 'Continuar' }))
  await expect(page).toHaveURL(/\/clt\/operation\//)
  await fillOperation(page, hands)
  await hands.key('Enter')
  await proposalPage(page).expectStatus('Aguardando assinatura')
  expectFewTabs(hands)
})

test('a customer resends a document photo by keyboard, with the file dialog opened by Enter', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '932')
  const agent = e2eKeyboard(page)
  await signIn(page, agent)
  await page.goto(`/proposals/${id}/fix`)
  await agent.press(page.getByRole('button', { name: 'Gerar link para o cliente' }))
  const link = await copiedLink(page, agent)
  const phone = await keyboardCustomer(browser, link, customer)
  await phone.identify()
  const fileChooser = phone.page.waitForEvent('filechooser')
  await phone.hands.press(phone.page.getByRole('button', { name: 'Escolher da galeria' }))
  await (await fileChooser).setFiles(E2E_PHOTO)
  await expect(phone.page.getByRole('img', { name: 'A foto escolhida' })).toBeVisible()
  await phone.hands.press(phone.page.getByRole('button', { name: 'Enviar foto' }))
  await expect(phone.page.getByText('Pronto, recebemos a correção')).toBeVisible()
  await phone.leave()
  expect(agent.faults).toEqual([])
})

test('on a phone the net amount stays visible above the menu and never covers the focused element', async ({
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
