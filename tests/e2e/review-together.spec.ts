import { expect, test } from '@playwright/test'
import { e2eInReview } from '../support/e2e-in-review.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2eSignedIn } from '../support/e2e-signed-in.ts'

test('two managers at one case see each other, one claims it and gives it back, and the second decision says who was first', async ({
  browser,
  request,
}) => {
  const [customer] = await e2eInReview({ request, browser }, 1)
  if (!customer) throw new Error('one customer')
  const [first, second] = [await e2eSignedIn(browser, 'manager'), await e2eSignedIn(browser, 'manager2')]
  const address = `/review?id=${customer.id}`
  for (const page of [first, second]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible()
  }
  await expect(second.getByText('Mário Gestor também está vendo este caso')).toBeVisible({ timeout: 40_000 })
  await expect(second.getByText('Idade', { exact: true })).toBeVisible()
  expect(await e2eInspect(second, 'review-together')).toEqual([])

  await first.getByRole('button', { name: 'Assumir caso' }).click()
  await expect(second.getByText('Outro gestor assumiu este caso')).toBeVisible({ timeout: 40_000 })
  await expect(second.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  await first.getByRole('button', { name: 'Liberar caso' }).click()
  await expect(second.getByRole('button', { name: 'Aprovar' })).toBeVisible({ timeout: 40_000 })

  await second.getByRole('button', { name: 'Aprovar' }).click()
  const late = second.getByRole('alertdialog')
  await late.getByRole('checkbox', { name: 'Documentos conferidos' }).check()
  await late.getByRole('checkbox', { name: 'Renda e valor conferidos' }).check()
  await first.getByRole('button', { name: 'Recusar' }).click()
  const refusal = first.getByRole('alertdialog')
  await refusal.getByRole('radio', { name: 'Renda não comprovada' }).check()
  await refusal.getByRole('button', { name: 'Recusar' }).click()
  await expect(refusal).toBeHidden()
  // The case changes under the open dialog as soon as it is known here; who presses before reads it in the
  // answer.
  await late
    .getByRole('button', { name: 'Aprovar' })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await expect(
    second.getByText(/Mário Gestor(,| recusou esta proposta em) \d\d\/\d\d\/\d{2,4}/).first(),
  ).toBeVisible()
  for (const page of [first, second]) await page.context().close()
})
