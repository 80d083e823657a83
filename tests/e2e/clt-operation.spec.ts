import { expect, test } from '@playwright/test'
import { amountsIn, percentagesIn } from '#tests/support/e2e/amounts.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { offersPage } from './pages/offers-page.ts'
import { operationFormPage } from './pages/operation-form-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const brl = (reais: number) =>
  reais.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const centsOf = (text: string) => Number(text.replace(/\D/g, ''))

test('an agent simulates by instalment and by net amount, creates the operation, the customer signs, and the payout arrives', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const customer = e2eCustomer()
  const clt = await e2eClt(request)
  const consult = await clt.consult(customer)
  const margin = Number(consult.availableMarginValue)
  const offers = offersPage(page)
  const form = operationFormPage(page)
  const proposal = proposalPage(page)

  await test.step('the margin is drawn and listed for every configuration, the most of it first', async () => {
    await signInPage(page).enter()
    await offers.open(consult.id)
    await offers.settled()
    expect(await offers.configs.count()).toBeGreaterThanOrEqual(2)
    await expect(offers.result).toContainText('O cliente recebe')
    expect(await e2eInspect(page, 'clt-offers')).toEqual([])
  })

  await test.step('the keyboard walks the chart, and the figures follow', async () => {
    const [before] = amountsIn(await offers.result.innerText())
    await offers.chart.focus()
    await page.keyboard.press('ArrowRight')
    await offers.settled()
    const [after] = amountsIn(await offers.result.innerText())
    expect(after).not.toBe(before)
    await expect(offers.chart).toHaveAttribute('aria-valuetext', new RegExp(`R\\$ ${after}$`))
    await page.keyboard.press('End')
    await offers.settled()
  })

  const [, most = ''] = amountsIn(await offers.result.innerText())

  await test.step('an instalment above the margin is refused with the margin, and one press takes the most there is', async () => {
    await offers.by('Parcela')
    await expect(offers.installment).toHaveValue(most)
    await offers.installment.fill(brl(margin + 0.01))
    await expect(offers.result.getByRole('alert')).toContainText('Parcela acima da margem')
    await expect(offers.result.getByRole('alert')).toContainText(`disponível de R$ ${brl(margin)}`)
    expect(await e2eInspect(page, 'clt-above-margin')).toEqual([])
    await offers.result.getByRole('button', { name: `Usar R$ ${most}` }).click()
    await offers.settled()
    await expect(offers.installment).toHaveValue(most)
  })

  await test.step('a smaller instalment gives less, and asking for that very amount gives the instalment', async () => {
    const installment = Math.floor(centsOf(most) / 200)
    await offers.installment.fill(brl(installment))
    await offers.settled()
    await expect(offers.result).toContainText(`× R$ ${brl(installment)}`)
    const [net = ''] = amountsIn(await offers.result.innerText())
    await offers.by('Valor líquido')
    await expect(offers.net).toHaveValue(net)
    await offers.settled()
    await expect(offers.result).toContainText(`× R$ ${brl(installment)}`)
    expect(amountsIn(await offers.result.innerText())[0]).toBe(net)
  })

  const offerText = await offers.result.innerText()
  const [net = ''] = amountsIn(offerText)

  await test.step('the instalments are there one by one and add up to the total', async () => {
    await page.getByText('Todas as parcelas').click()
    const table = page.getByRole('table', { name: /^Parcelas: vencimento/ })
    const values = await table.locator('tbody tr td:nth-child(3)').allInnerTexts()
    const total = amountsIn(await offers.figure('Total a pagar').innerText())[0] ?? ''
    expect(values.reduce((sum, value) => sum + centsOf(value), 0)).toBe(centsOf(total))
  })

  await test.step('the operation asks only for what the term does not tell', async () => {
    await offers.createOperation()
    await expect(page.getByText(net).first()).toBeVisible()
    await expect(form.field('Nome completo')).toHaveValue(customer.name)
    await expect(form.field('Nascimento')).toHaveValue(customer.birthDate)
    await expect(form.field('E-mail')).toHaveValue(customer.email)
    await expect(form.field('Celular')).toHaveValue(customer.phone)
    await expect(form.field('Gênero')).toHaveValue('female')
    await form.submit.click()
    await expect(page.getByText(/Corrija \d+ campos/)).toBeVisible()
    await expect(form.field('Nome da mãe')).toBeFocused()
    expect(await e2eInspect(page, 'clt-form-refused')).toEqual([])
    await form.fillTheRest()
    await form.send()
    await proposal.expectStatus('Aguardando assinatura')
  })

  await test.step('the same simulation makes no second operation', async () => {
    const proposalUrl = page.url()
    await page.goBack()
    await form.fillTheRest()
    await form.submit.click()
    await page.getByRole('link', { name: 'Abrir a operação' }).click()
    await expect(page).toHaveURL(proposalUrl)
  })

  await test.step('the customer signs on a phone, and the agent’s screen goes along', async () => {
    expect(await e2eInspect(page, 'clt-proposal')).toEqual([])
    await e2eSign(browser, { customer, link: await proposal.link() })
    await proposal.expectStatus('Paga')
    const contractText = await proposal.contractTerms.innerText()
    expect(amountsIn(contractText)[0]).toBe(net)
    for (const rate of percentagesIn(offerText)) expect(percentagesIn(contractText)).toContain(rate)
    expect(await page.getByRole('main').innerText()).not.toMatch(/saque|no FGTS/)
    expect(await e2eInspect(page, 'clt-proposal-paid')).toEqual([])
  })

  await test.step('the list tells the product and can be narrowed to it', async () => {
    const list = proposalsPage(page)
    await list.open()
    await list.search(customer.name)
    await expect(list.row(customer.name)).toContainText('CLT')
    await list.openFilters()
    await list.product('FGTS').click()
    await expect(page).toHaveURL(/product=fgts/)
    await expect(page.getByText('Nenhuma proposta com este filtro')).toBeVisible()
    await list.product('CLT').click()
    await expect(list.row(customer.name)).toContainText('Paga')
    expect(await e2eInspect(page, 'proposals-clt')).toEqual([])
  })
})

test('the agent replaces a PIX key that was refused after the signature, and the operation is paid', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const customer = e2eCustomer('930')
  const { id, formalization_url: link } = await (await e2eClt(request)).operation(customer)
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)
  await e2eSign(browser, { customer, link })
  await proposal.expectStatus('Pendente')
  await page.getByLabel('Nova chave PIX').fill(customer.email)
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await proposal.expectStatus('Paga')
  await expect(page.getByText('PIX, chave e-mail').first()).toBeVisible()
})

test('an operation is cancelled with a reason, and its margin can be simulated again', {
  tag: '@core',
}, async ({ page, request }) => {
  const customer = e2eCustomer()
  const clt = await e2eClt(request)
  const { id } = await clt.operation(customer)
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)
  await proposal.cancel('O cliente desistiu')
  await proposal.expectStatus('Cancelada')
  await page.getByRole('link', { name: 'Voltar à consulta' }).click()
  await expect(offersPage(page).chart).toBeVisible()
})
