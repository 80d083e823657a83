import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('home lists what is waiting, and each line links to the page where it is done', async ({
  page,
  request,
}) => {
  const [unsigned, awaitingConsent] = [e2eCustomer(), e2eCustomer()]
  const { id } = await (await e2eApi(request)).proposal(unsigned)
  const term = await (await e2eClt(request)).term(awaitingConsent)
  await signInPage(page).enter()
  await page.goto('/home?of=all')
  const signature = page.getByRole('region', { name: /^Aguardando assinatura/ })
  const consent = page.getByRole('region', { name: /^Termos sem resposta/ })
  await e2eLoaded(page)
  // Items of other tests may fill the visible rows, so every group is expanded.
  for (const group of [signature, consent]) {
    const more = group.getByRole('button', { name: /^Mostrar/ })
    if (await more.isVisible()) await more.click()
  }
  await expect(consent.getByRole('link', { name: `Enviar termo – ${awaitingConsent.name}` })).toHaveAttribute(
    'href',
    `/clt/consult/${term.id}`,
  )
  await signature.getByRole('link', { name: `Enviar contrato – ${unsigned.name}` }).click()
  await expect(page).toHaveURL(`/proposals/${id}`)
  await page.getByRole('link', { name: 'Ver o cliente' }).click()
  await expect(page).toHaveURL(/\/customers\/[\w-]{40,}$/)
})

test('a balance requested by the agent appears in the agent’s queue until it is simulated', async ({
  page,
}) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  await fgtsPage(page).open()
  await fgtsPage(page).askOnly('Aurora')
  await fgtsPage(page).consult(customer.cpf)
  await expect(fgtsPage(page).card('Aurora').getByText('Pode simular')).toBeVisible()
  await page.goto('/home')
  const masked = `***.${customer.cpf.slice(3, 6)}.${customer.cpf.slice(6, 9)}-**`
  const ready = page.getByRole('region', { name: /^Prontos para simular/ })
  const line = ready.getByRole('listitem').filter({ hasText: masked })
  await line.getByRole('link', { name: /^Simular/ }).click()
  await expect(page).toHaveURL(/\/fgts\/simulation\//)
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeEnabled()
})

test('a manager sees how many items wait for a decision', async ({ page }) => {
  await signInPage(page).enter('manager')
  await expect(page.getByRole('heading', { name: 'Sua decisão' })).toBeVisible()
  await expect(page.getByRole('link', { name: /em análise$/ })).toHaveAttribute('href', '/review')
})
