import { expect, type Page, test } from '@playwright/test'
import { amountsIn } from '#tests/support/e2e/amounts.ts'
import { e2eInReview } from '#tests/support/e2e/in-review.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { reviewPage } from './pages/review-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { refetchUntil } from './pages/state.ts'

const centsOf = (text = '') => Number(text.replace(/\D/g, ''))

test('the queue is searched, ordered by amount, and shows the count per reason', async ({
  page,
  request,
  browser,
}) => {
  const [customer] = await e2eInReview({ request, browser }, 1)
  if (!customer) throw new Error('one customer')
  await signInPage(page).enter('manager')
  await page.goto('/review')
  await e2eLoaded(page)
  const { queue } = reviewPage(page)
  await queue.getByRole('button', { name: /^Filtros/ }).click()
  const reasons = queue.getByLabel('Motivo')
  await expect(reasons.getByRole('option', { name: /^Pessoa exposta.* \([1-9]\d*\)$/ })).toBeAttached()
  await queue.getByLabel('Ordem').selectOption('Maior valor')
  await expect(page).toHaveURL(/sort=/)
  const amounts = async () =>
    (await queue.locator('[data-row]').allInnerTexts()).map((text) => centsOf(amountsIn(text)[0]))
  await expect.poll(async () => (await amounts()).length).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const values = await amounts()
      return values.join() === values.toSorted((a, b) => b - a).join()
    })
    .toBe(true)
  await queue.getByRole('searchbox').fill(customer.name)
  await expect(queue.locator('[data-row]')).toHaveCount(1)
  await expect(queue.locator('[data-row]')).toContainText(customer.name)
})

const colourOf = (page: Page, name: string) =>
  page.evaluate((className) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.className = className
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

test('a case that has waited an hour is marked in the queue, and one of four hours as late', async ({
  page,
  request,
  browser,
}) => {
  const waiting = await e2eInReview({ request, browser }, 3)
  const hours = new Map(waiting.map(({ id }, place) => [id, [0, 2, 5][place] ?? 0]))
  await signInPage(page).enter('manager')
  // Backdates the cases in the response instead of waiting hours.
  await page.route(/\/api\/panel\/review\/queue/, async (route) => {
    const answer = await route.fetch()
    const { data, ...queue } = await answer.json()
    const older = data.map((row: { id: string; waitingSince: string }) => ({
      ...row,
      waitingSince: new Date(
        Date.parse(row.waitingSince) - (hours.get(row.id) ?? 0) * 3_600_000,
      ).toISOString(),
    }))
    await route.fulfill({ response: answer, json: { ...queue, data: older } })
  })
  await page.goto('/review')
  const { queue } = reviewPage(page)
  const ageOf = (id: string | undefined) => queue.locator(`[data-row="${id}"]`).getByText(/^na fila/)
  const [fresh, hour, late] = waiting.map(({ id }) => ageOf(id))
  if (!fresh || !hour || !late) throw new Error('three cases')
  await refetchUntil(page, () => expect(late).toContainText('há 5 h', { timeout: 300 }))
  await expect(hour).toContainText('há 2 h')
  await expect(late).toHaveCSS('color', await colourOf(page, 'text-danger'))
  await expect(hour).toHaveCSS('color', await colourOf(page, 'text-warning'))
  await expect(fresh).toHaveCSS('color', await colourOf(page, 'text-ink-muted'))
  await page.unrouteAll({ behavior: 'wait' })
})

test('two managers on one case see each other, one claims and releases it, and the second decision names the first decider', async ({
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

  for (const [act, badges] of [
    ['Assumir (1)', 1],
    ['Liberar (1)', 0],
  ] as const) {
    const line = first.getByRole('listitem').filter({ hasText: customer.name })
    await line.getByRole('checkbox').check()
    await first.getByRole('button', { name: act }).click()
    await expect(first.getByText('1 caso atualizado.')).toBeVisible()
    await expect(line.getByRole('checkbox')).not.toBeChecked()
    await expect(line.getByText('Com você')).toHaveCount(badges)
  }

  await second.getByRole('button', { name: 'Aprovar' }).click()
  const late = second.getByRole('alertdialog')
  await late.getByRole('checkbox', { name: 'Documentos conferidos' }).check()
  await late.getByRole('checkbox', { name: 'Renda e valor conferidos' }).check()
  await first.getByRole('button', { name: 'Recusar' }).click()
  const refusal = first.getByRole('alertdialog')
  await refusal.getByRole('radio', { name: 'Renda não comprovada' }).check()
  await refusal.getByRole('button', { name: 'Recusar' }).click()
  await expect(refusal).toBeHidden()
  // The click fails if the second page already shows the first manager's refusal.
  await late
    .getByRole('button', { name: 'Aprovar' })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await expect(
    second.getByText(/Mário Gestor(,| recusou( esta proposta)? em) \d\d\/\d\d\/\d{2,4}/).first(),
  ).toBeVisible()
  for (const page of [first, second]) await page.context().close()
})
