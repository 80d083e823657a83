import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { revealControls } from './pages/reveal-controls.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('the browser receives no personal data of a proposal before a reveal, and the revealed data is hidden again', {
  tag: '@core',
}, async ({ page, request }) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).proposal(customer)
  const answers: string[] = []
  page.on('response', async (answer) => {
    // Skips scripts, which contain the example CPFs of the API contracts.
    if (/html|json|x-component/.test(answer.headers()['content-type'] ?? ''))
      answers.push(await answer.text().catch(() => ''))
  })
  await signInPage(page).enter()
  await proposalPage(page).open(id)
  const cpf = revealControls(page, 'o CPF')
  const masked = `***.${customer.writtenCpf.slice(4, 11)}-**`

  await test.step('masked on the screen and on the wire', async () => {
    await expect(page.getByText(masked).first()).toBeVisible()
    await expect(cpf.show).toBeVisible()
    const payload = answers.join('')
    const personal = [customer.cpf, customer.writtenCpf, customer.email, '1990-03-15', '987654321']
    expect(personal.filter((text) => payload.includes(text))).toEqual([])
  })

  await test.step('why it is needed is asked once; then one press shows one field, the others stay masked', async () => {
    await cpf.show.click()
    expect(await e2eInspect(page, 'reveal-reason')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Conferir os dados' }).click()
    await expect(page.getByText(customer.writtenCpf)).toBeVisible()
    await expect(page.getByText(customer.email)).toHaveCount(0)
    expect(await e2eInspect(page, 'proposal-revealed')).toEqual([])
    await revealControls(page, 'o e-mail').show.click()
    await expect(page.getByText(customer.email)).toBeVisible()
  })

  await test.step('it is hidden by a press, and by leaving the page', async () => {
    await cpf.hide.click()
    await expect(page.getByText(customer.writtenCpf)).toHaveCount(0)
    await page.getByRole('link', { name: 'Propostas' }).first().click()
    await expect(page).toHaveURL(/\/proposals$/)
    await page.goBack()
    await expect(revealControls(page, 'o e-mail').show).toBeVisible()
    await expect(page.getByText(customer.email)).toHaveCount(0)
  })
})

test('a revealed field is hidden after a minute', async ({ page, request }) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter()
  await page.clock.install()
  await proposalPage(page).open(id)
  await revealControls(page, 'o CPF').showWithReason()
  await expect(page.getByText(customer.writtenCpf)).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText(customer.writtenCpf)).toHaveCount(0)
})

test('a term masks its worker’s data, and a reveal prefills the next term of the same worker', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer('921')
  const consult = await (await e2eClt(request)).consult(customer, 'REJECTED')
  await signInPage(page).enter()
  await page.goto(`/clt/consult/${consult.id}`)
  await expect(page.getByText(`***.${customer.writtenCpf.slice(4, 11)}-**`).first()).toBeVisible()
  await expect(page.getByText(customer.email)).toHaveCount(0)
  expect(await e2eInspect(page, 'consult-masked')).toEqual([])
  await page
    .getByRole('button', { name: /^Novo termo/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'CPF do cliente' })).toHaveValue(customer.writtenCpf)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(customer.email)
})
