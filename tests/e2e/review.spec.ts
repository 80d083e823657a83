import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

test('a proposal in manual review waits for a manager, who approves it with a reason, and the money is paid', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const customer = e2eCustomer('933')
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter('agent')
  const proposal = proposalPage(page)
  await proposal.open(id)
  await e2eSign(browser, { customer, link: formalizationLink })
  await proposal.expectStatus('Análise manual')
  await expect(page.getByText('Avise um gestor da sua organização')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  expect(await e2eInspect(page, 'proposal-review-agent')).toEqual([])

  const office = await browser.newContext({ locale: 'pt-BR' })
  const managerPage = await office.newPage()
  await signInPage(managerPage).enter('manager')
  await proposalPage(managerPage).open(id)
  await expect(managerPage.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  expect(await e2eInspect(managerPage, 'proposal-review-manager')).toEqual([])
  await proposalPage(managerPage).review('Aprovar', 'Dados confirmados com a cliente por telefone')
  await proposalPage(managerPage).expectStatus('Paga')
  await expect(
    proposalPage(managerPage).history.getByRole('listitem').filter({ hasText: 'Aprovada na análise' }),
  ).toContainText('Mário Gestor')
  await office.close()
  await proposal.expectStatus('Paga')
})

test('a manager refuses a proposal in manual review, and the agent reads why', { tag: '@core' }, async ({
  page,
  request,
  browser,
}) => {
  const customer = e2eCustomer('933')
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await e2eSign(browser, { customer, link: formalizationLink })
  const office = await browser.newContext({ locale: 'pt-BR' })
  const managerPage = await office.newPage()
  await signInPage(managerPage).enter('manager')
  await proposalPage(managerPage).open(id)
  await proposalPage(managerPage).review('Recusar', 'O documento não é da cliente')
  await office.close()

  await signInPage(page).enter('agent')
  await proposalPage(page).open(id)
  await proposalPage(page).expectStatus('Recusada')
  await expect(proposalPage(page).history.getByRole('listitem').first()).toContainText(
    'O documento não é da cliente',
  )
})

test('a manager cannot decide on a proposal of her own', async ({ page, browser }) => {
  const customer = e2eCustomer('933')
  const proposal = proposalPage(page)
  await signInPage(page).enter('manager')
  await fgtsPage(page).open()
  await fgtsPage(page).askOnly('Aurora')
  await fgtsPage(page).consult(customer.cpf)
  await fgtsPage(page).simulateLink('Aurora').click()
  await simulationPage(page).createProposal()
  await proposalFormPage(page).fill(customer)
  await proposalFormPage(page).send()
  await e2eSign(browser, { customer, link: await proposal.link() })
  await proposal.expectStatus('Análise manual')
  await expect(page.getByText('Você criou esta proposta, por isso não pode decidir sobre ela.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
})
