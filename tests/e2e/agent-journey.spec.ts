import { expect, test } from '@playwright/test'
import { amountsIn, percentagesIn } from '#tests/support/e2e/amounts.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { formalizationPage } from './pages/formalization-page.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

test('an agent originates a loan, the customer signs on a phone, and the agent sees the payout arrive', {
  tag: '@core',
}, async ({ page, browser, baseURL }) => {
  const customer = e2eCustomer()
  const fgts = fgtsPage(page)
  const simulation = simulationPage(page)
  const form = proposalFormPage(page)
  const proposal = proposalPage(page)

  await test.step('balances of three institutions arrive by themselves', async () => {
    await signInPage(page).enter()
    await fgts.open()
    await fgts.consult(customer.cpf)
    await expect(fgts.cpf).toHaveValue(customer.writtenCpf)
    for (const institution of ['Aurora', 'Caravela', 'Ipê']) {
      await expect(fgts.card(institution).getByText('Pode simular')).toBeVisible()
      await expect(fgts.simulateLink(institution)).toBeVisible()
    }
    expect(page.url()).not.toContain(customer.cpf)
  })

  await test.step('a simulation compares the tables, and the chosen one decides the figures', async () => {
    await fgts.simulateLink('Caravela').click()
    await expect(page.getByRole('heading', { name: 'Simulação · Caravela' })).toBeVisible()
    await simulation.untilIdle()
    expect(await simulation.tables.getByRole('radio').count()).toBeGreaterThanOrEqual(3)
    await expect(simulation.best).toHaveCount(1)
    for (const index of [1, 0]) {
      await simulation.option(index).check()
      const [amount] = amountsIn(await simulation.line(index).innerText())
      await expect(simulation.result).toContainText(amount ?? 'no amount')
    }
  })

  const offerText = await simulation.result.innerText()
  const [net = ''] = amountsIn(offerText)

  await test.step('the proposal needs the customer’s data, says where it is missing, and gives the link', async () => {
    await simulation.createProposal()
    await expect(page.getByText(net).first()).toBeVisible()
    await form.submit.click()
    await expect(page.getByText(/Corrija \d+ campos/)).toBeVisible()
    await expect(form.field('Nome completo')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.field('Nome completo')).toBeFocused()
    expect(await e2eInspect(page, 'form-refused')).toEqual([])
    await form.fill(customer)
    await form.send()
    await proposal.expectStatus('Aguardando assinatura')
  })

  const link = await proposal.link()
  expect(link).toContain(`${baseURL}/formalization/`)
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })

  await test.step('the customer sees on a phone the figures the agent saw', async () => {
    const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
    const phone = await context.newPage()
    const customers = formalizationPage(phone)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Olá, Maria' })).toBeVisible()
    const before = await phone.getByRole('main').innerText()
    expect(amountsIn(before)).toEqual([])
    expect(before).not.toContain(customer.name)
    expect(before).not.toContain(customer.writtenCpf)

    await customers.identify({ ...customer, birthDate: '16/03/1990' })
    await expect(phone.getByRole('main').getByRole('alert')).toContainText(
      'CPF ou data de nascimento não conferem.',
    )
    await expect(phone.getByLabel('Seu CPF')).toHaveValue(customer.writtenCpf)
    expect(await e2eInspect(phone, 'customer-refused')).toEqual([])
    await expect(phone.getByRole('link', { name: 'Ler o contrato' })).toHaveCount(0)

    await customers.identify(customer)
    await expect(phone.getByRole('link', { name: 'Ler o contrato' })).toBeVisible()
    const mainText = await phone.getByRole('main').innerText()
    expect(amountsIn(mainText)[0]).toBe(net)
    // The customer's page omits charges of zero.
    const amounts = amountsIn(offerText).filter((amount) => amount !== '0,00')
    expect(amounts.length).toBeGreaterThan(5)
    for (const amount of amounts) expect(amountsIn(mainText)).toContain(amount)
    for (const rate of percentagesIn(offerText)) expect(percentagesIn(mainText)).toContain(rate)

    const contract = await customers.read()
    expect(contract.status()).toBe(200)
    expect(contract.headers()['content-type']).toBe('application/pdf')
    const pdf = await context.request.get(contract.url())
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await phone.getByRole('button', { name: 'Aceitar e assinar' }).tap()
    await expect(phone.getByText('Para assinar, marque que leu e aceita')).toBeVisible()
    expect(await e2eInspect(phone, 'customer-accept')).toEqual([])
    await customers.accept()
    await expect(customers.progress.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
    expect(await e2eInspect(phone, 'customer-paid')).toEqual([])
    await context.close()
  })

  await test.step('the agent’s screen went along without being reloaded', async () => {
    await proposal.expectStatus('Paga')
    const steps = [
      'Paga',
      'Pagamento em andamento',
      'Em análise',
      'Contrato assinado',
      'Cliente identificado',
      'Link de assinatura aberto',
      'Aguardando assinatura',
      'Preparando contrato',
    ]
    const historyTitles = async () => {
      const entries = await proposal.history.getByRole('listitem').allInnerTexts()
      return entries.map((entry) => entry.split('\n')[0] ?? '').filter((title) => steps.includes(title))
    }
    await expect.poll(historyTitles).toEqual(steps)
    expect(amountsIn(await proposal.contractTerms.innerText())[0]).toBe(net)
    expect(reloads).toBe(0)
    expect(await e2eInspect(page, 'proposal-paid')).toEqual([])
  })
})
