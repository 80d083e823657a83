import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eForgetShifts, e2eShiftFaults, e2eWatchShifts } from '#tests/support/e2e/layout-shift.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2ePending } from '#tests/support/e2e/pending.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { fixPage } from './pages/fix-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const SLOW_ANSWER_MS = 900

test('no page shifts under an agent’s thumb on a 360 px phone, in particular the page of a correction', async ({
  browser,
  request,
}) => {
  const { id } = await e2ePending({ request, browser }, '932')
  const balance = await (await e2eApi(request)).balance(e2eCustomer())
  const context = await browser.newContext({
    ...E2E_PHONE,
    viewport: { width: 360, height: 780 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await e2eWatchShifts(page)
  await signInPage(page).enter()
  const faults: string[] = []
  for (const path of [
    '/home',
    '/fgts',
    '/clt',
    '/proposals',
    '/customers',
    `/fgts/simulation/${balance.id}`,
    `/proposals/${id}`,
    `/proposals/${id}/fix`,
  ]) {
    await page.goto(path)
    await e2eLoaded(page)
    faults.push(...(await e2eShiftFaults(page, path)))
  }
  expect(faults).toEqual([])
  await context.close()
})

test('no page shifts under a customer’s thumb when responses take longer than half a second', async ({
  browser,
  request,
}) => {
  const customer = e2eCustomer('930')
  const { formalizationLink: link } = await (await e2eApi(request)).proposal(customer)
  const context = await browser.newContext({
    ...E2E_PHONE,
    viewport: { width: 360, height: 780 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await e2eWatchShifts(page)
  // A shift within half a second after a tap does not count, because the tap explains it.
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await wait(SLOW_ANSWER_MS)
    await route.continue()
  })
  const faults: string[] = []
  const step = async (name: string, work: () => Promise<void>) => {
    await page.evaluate(e2eForgetShifts)
    await work()
    faults.push(...(await e2eShiftFaults(page, name)))
  }

  await step('the link', async () => {
    await page.goto(link)
    await expect(page.getByLabel('Seu CPF')).toBeVisible()
  })
  await step('who they are', async () => {
    await page.getByLabel('Seu CPF').fill(customer.cpf)
    await page.getByLabel('Data de nascimento').fill(customer.birthDate)
    await page.getByRole('button', { name: 'Confirmar' }).tap()
    await expect(page.getByRole('link', { name: 'Ler o contrato' })).toBeVisible()
  })
  await step('the contract is read', async () => {
    await page.getByRole('link', { name: 'Ler o contrato' }).tap()
    await expect(page.getByRole('heading', { name: 'Aceite para assinar' })).toBeVisible()
    for (const other of context.pages()) if (other !== page) await other.close()
  })
  await step('the code', async () => {
    await page.getByText('Li e aceito tudo o que está escrito acima.').tap()
    await page.getByRole('button', { name: 'Enviar código' }).tap()
    const code = page.getByRole('status').getByText(/^\d{6}$/)
    await page.getByLabel('Código de seis números').fill((await code.textContent()) ?? '')
  })
  await step('the signature', async () => {
    await page.getByRole('button', { name: 'Aceitar e assinar' }).tap()
    await expect(page.getByText('Precisamos de uma correção sua')).toBeVisible()
  })
  await step('the correction', async () => {
    await page.getByRole('button', { name: 'Corrigir agora' }).tap()
    await fixPage(page).key.fill(customer.email)
  })
  await step('the payout', async () => {
    await page.getByRole('button', { name: 'Enviar chave' }).tap()
    await expect(page.getByText('Pronto! O dinheiro foi enviado')).toBeVisible()
  })
  expect(faults).toEqual([])
  await context.close()
})
