import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { E2E_PHOTO, E2E_TRANSFER, e2ePending } from '#tests/support/e2e/pending.ts'
import { e2ePollStatus } from '#tests/support/e2e/poll-status.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { fixWizardPage } from './pages/fix-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a refused PIX key is fixed step by step: explanation, refused key, example and next step', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '930')
  await signInPage(page).enter()
  await proposalPage(page).open(id)
  await page.getByRole('link', { name: 'Passo a passo ou link para o cliente' }).click()
  await expect(page).toHaveURL(new RegExp(`/proposals/${id}/fix\\?item=`))
  const wizard = fixWizardPage(page)
  await expect(wizard.quote).not.toBeEmpty()
  await expect(page.getByText('O que foi recusado')).toBeVisible()
  await expect(page.getByText('Exemplo válido')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain(customer.writtenCpf)

  // The refused key is the CPF, so the wizard does not offer the CPF again.
  await expect(page.getByRole('button', { name: 'Usar o CPF do cliente' })).toHaveCount(0)
  const key = page.getByLabel('Nova chave PIX')
  await key.fill('maria@')
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  expect(await e2eInspect(page, 'wizard-pix')).toEqual([])
  await key.fill(customer.email)
  await expect(page.getByText('E-mail', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  await page.getByRole('link', { name: 'Ver a proposta' }).click()
  await proposalPage(page).expectStatus('Paga')
})

test('a document photo is replaced with the help of tips, and the wizard says when nothing is left', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  await signInPage(page).enter()
  await fixWizardPage(page).open(id)
  // Waits for the form, because the test, unlike a person, could choose a file before the form is shown.
  await e2eLoaded(page)
  await expect(page.getByText('Nenhum documento enviado ainda')).toBeVisible()
  await expect(page.getByText('O que foi recusado')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'RG ou CNH (frente)' })).toBeVisible()
  await page.getByLabel('RG ou CNH (frente)').setInputFiles(E2E_PHOTO)
  await expect(page.getByText(/A foto é pequena/)).toBeVisible()
  expect(await e2eInspect(page, 'wizard-document')).toEqual([])
  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nada para corrigir nesta proposta')).toBeVisible()
})

test('a refused document item shows the document that was sent, and when', async ({
  page,
  request,
  browser,
}) => {
  const api = await e2eApi(request)
  const customer = e2eCustomer('932')
  const { id, formalizationLink: link } = await api.proposal(customer)
  await api.upload(`/fgts/proposal/${id}/document`, { type: 'identification_front', file: E2E_PHOTO })
  await e2eSign(browser, { customer, link })
  await e2ePollStatus('pending', () => api.get(`/fgts/proposal/${id}`), 'the proposal is sent back')
  await signInPage(page).enter()
  await fixWizardPage(page).open(id)
  const refusedDocument = page.locator('dl > div').filter({ hasText: 'O que foi recusado' }).locator('dd')
  await expect(refusedDocument).toHaveText(/^RG ou CNH \(frente\), .*\d{2}:\d{2}$/)
})

test('a refused transfer is fixed with another account, including bank and digit, and is paid', async ({
  page,
  request,
  browser,
}) => {
  const { id } = await e2ePending({ request, browser }, '931', E2E_TRANSFER)
  await signInPage(page).enter()
  await fixWizardPage(page).open(id)
  await expect(page.getByText(/1234567-8/)).toHaveCount(0)
  const bank = page.getByRole('combobox', { name: 'Banco' })
  await bank.pressSequentially('033')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel('Tipo de conta').selectOption({ label: 'Conta poupança' })
  await page.getByLabel('Agência').fill('1234')
  await page.getByLabel('Conta', { exact: true }).fill('7654321')
  await page.getByLabel('Dígito').fill('X')
  await page.getByRole('button', { name: 'Enviar nova conta' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  await page.getByRole('link', { name: 'Ver a proposta' }).click()
  await proposalPage(page).expectStatus('Paga')
})

test('the CPF is offered with one press, masked, where another key was refused', async ({
  page,
  request,
  browser,
}) => {
  const payment = { type: 'pix', data: { pix: 'recusada@example.com' } }
  const { id, customer } = await e2ePending({ request, browser }, '930', { payment })
  await signInPage(page).enter()
  await fixWizardPage(page).open(id)
  await page.getByRole('button', { name: 'Usar o CPF do cliente' }).click()
  await expect(page.getByLabel('Nova chave PIX')).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await expect(page.getByText('Pendência corrigida')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain(customer.writtenCpf)
})
