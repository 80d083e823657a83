import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2ePerson } from '#tests/support/e2e/person.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { proposalFormPage } from './pages/proposal-form-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const MOST_INTERACTIONS = 6

test(`for a returning customer the prefilled form takes ${MOST_INTERACTIONS} interactions from CPF to proposal`, async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const agent = e2ePerson()
  const api = await e2eApi(request)
  const { id } = await api.proposal(customer)
  await api.patch(`/fgts/proposal/${id}/cancel`, {})
  await signInPage(page).enter()
  await fgtsPage(page).open()

  await agent.type(fgtsPage(page).cpf, customer.cpf)
  await agent.click(fgtsPage(page).consultButton)
  await agent.click(fgtsPage(page).simulateLink('Caravela'))
  await simulationPage(page).untilIdle()
  await agent.click(page.getByRole('button', { name: 'Continuar' }))
  const form = proposalFormPage(page)
  await expect(form.field('Nome completo')).toHaveValue(customer.name)
  await expect(page.getByText(/^Preenchido com o que o cliente informou em/)).toBeVisible()
  await expect(form.field('Celular')).toHaveValue(customer.phone)
  await expect(page.getByText('Pelo CEP', { exact: true })).toBeVisible()
  await expect(form.field('Rua')).not.toHaveValue('')
  await expect(page.locator('main')).not.toContainText(customer.writtenCpf)
  await agent.click(form.submit)
  await proposalPage(page).expectStatus('Aguardando assinatura')
  expect(agent.count()).toBeLessThanOrEqual(MOST_INTERACTIONS)
})

test('a form restored from a draft says so, and the draft can be discarded', async ({ page, request }) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).simulation(customer)
  await signInPage(page).enter()
  await page.goto(`/fgts/proposal/${id}`)
  const form = proposalFormPage(page)
  const notice = page.getByText('Recuperamos o que você já tinha digitado.')
  await expect(form.submit).toBeEnabled()
  await expect(notice).toHaveCount(0)
  await form.field('Nome da mãe').fill('Ana da Silva')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Ana da Silva')
  await page.reload()
  await expect(notice).toBeVisible()
  await expect(form.field('Nome da mãe')).toHaveValue('Ana da Silva')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(notice).toHaveCount(0)
  await expect(form.field('Nome da mãe')).toHaveValue('')
  await page.reload()
  await expect(form.submit).toBeEnabled()
  await expect(form.field('Nome da mãe')).toHaveValue('')
})

test('typing into the CPF of a restored term starts a new customer; deleting a digit does not', async ({
  page,
}) => {
  const [former, next] = [e2eCustomer(), e2eCustomer()]
  await signInPage(page).enter()
  await page.goto('/clt')
  const cpf = page.getByLabel('CPF do cliente')
  const name = page.getByLabel('Nome completo')
  const notice = page.getByText('Recuperamos o que você já tinha digitado.')
  await cpf.pressSequentially(former.cpf)
  await name.fill(former.name)
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(former.name)

  await page.reload()
  await expect(notice).toBeVisible()
  await cpf.press('Backspace')
  await expect(name).toHaveValue(former.name)

  await page.reload()
  await expect(notice).toBeVisible()
  await cpf.pressSequentially(next.cpf)
  await expect(cpf).toHaveValue(next.writtenCpf)
  await expect(name).toHaveValue('')
  await expect(notice).toHaveCount(0)
})

test('a CPF typed before a draft is restored starts a new customer', async ({ page }) => {
  const [former, next] = [e2eCustomer(), e2eCustomer()]
  await signInPage(page).enter()
  await page.goto('/clt')
  const cpf = page.getByLabel('CPF do cliente')
  const name = page.getByLabel('Nome completo')
  await cpf.pressSequentially(former.cpf)
  await name.fill(former.name)
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(former.name)

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await cpf.pressSequentially(next.cpf)
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating', '')
  await expect(cpf).toHaveValue(next.writtenCpf)
  await expect(name).toHaveValue('')
})
