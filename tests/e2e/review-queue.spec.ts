import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eInReview } from '#tests/support/e2e/in-review.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { reviewPage } from './pages/review-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

// Requests still in flight at the end must not fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a manager clears a queue of three by keyboard alone: one approved, one refused, one sent back', async ({
  page,
  request,
  browser,
}) => {
  const api = await e2eApi(request)
  const [first, second, third] = await e2eInReview({ request, browser }, 3)
  if (!first || !second || !third) throw new Error('three customers')
  const statusOf = async (id: string) => (await api.get(`/fgts/proposal/${id}`)).status

  await signInPage(page).enter('manager')
  const queue = reviewPage(page)
  await queue.open()
  const firstLine = queue.queue.getByRole('listitem').first()
  await expect.poll(async () => (await firstLine.boundingBox())?.y ?? Number.NaN).toBeLessThanOrEqual(260)
  await queue.narrowTo('Pessoa exposta politicamente (PEP)')
  await queue.moveTo(first.name)
  await expect(page.getByText('O cliente declarou ser pessoa exposta')).toBeVisible()
  expect(await e2eInspect(page, 'review-workspace')).toEqual([])

  await test.step('approve: the next one opens by itself and has the focus', async () => {
    await queue.decide('a', '1', first.name)
    await expect(page.getByRole('heading', { level: 2, name: second.name })).toBeFocused()
    await expect(queue.line(first.name)).toHaveCount(0)
    await expect.poll(() => statusOf(first.id)).toBe('paid')
  })

  await test.step('refuse, with a reason', async () => {
    await queue.decide('r', '4', second.name)
    await expect(page.getByRole('heading', { level: 2, name: third.name })).toBeFocused()
    await expect.poll(() => statusOf(second.id)).toBe('rejected')
    const { history } = await api.get(`/fgts/proposal/${second.id}`)
    expect(history.at(-1).reason.text).toBe('Renda não comprovada')
  })

  await test.step('send back, asking for a document', async () => {
    await queue.sendBack('Falta a foto com o documento.')
    await expect(queue.line(third.name)).toHaveCount(0)
    const { status, pendingItems } = await api.get(`/fgts/proposal/${third.id}`)
    expect([status, pendingItems[0].text]).toEqual(['pending', 'Falta a foto com o documento.'])
  })
})

test('deciding the last loaded case fetches and opens the next one, by keyboard alone', async ({
  page,
  request,
  browser,
}) => {
  const api = await e2eApi(request)
  const waiting = await e2eInReview({ request, browser }, 2)
  const [last, behind] = waiting
  if (!last || !behind) throw new Error('two customers')
  let answer = () => {}
  const decision = new Promise<void>((resolve) => {
    answer = resolve
  })
  // Ends the first page of the queue at `last`, and holds back the next page until `answer` is called.
  await page.route('**/api/panel/review/queue?*', async (route) => {
    if (new URL(route.request().url()).searchParams.has('cursor')) await decision
    const response = await route.fetch()
    const queue = await response.json()
    const end = queue.data.findIndex(({ id }: { id: string }) => id === last.id)
    if (end < 0 || end === queue.data.length - 1) return route.fulfill({ response })
    const data = queue.data.slice(0, end + 1)
    const nextCursor = `${Date.parse(data[end].waitingSince)}~${last.id}`
    return route.fulfill({ response, json: { ...queue, data, nextCursor } })
  })

  await signInPage(page).enter('manager')
  const queue = reviewPage(page)
  await queue.open()
  await queue.narrowTo('Pessoa exposta politicamente (PEP)')
  await queue.moveTo(last.name)
  await expect(queue.line(behind.name)).toHaveCount(0)
  await queue.decide('a', '1', last.name)
  await expect(queue.line(last.name)).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 2, name: behind.name })).toBeFocused()
  await queue.decide('r', '5', behind.name)
  await expect(queue.line(behind.name)).toHaveCount(0)
  await expect.poll(async () => (await api.get(`/fgts/proposal/${behind.id}`)).status).toBe('rejected')
})

test('new rules are previewed on last month, proposed by one manager and approved by another, and every version shows its changes', async ({
  page,
  browser,
}) => {
  await signInPage(page).enter('manager')
  await page.goto('/review/rules')
  const preview = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'No último mês' }) })
  await e2eLoaded(page)
  const before = await page.getByText(/^Versão \d+$/).count()
  const age = page.getByLabel('Idade a partir de')
  // Retries, because hydration may reset the field to the form's initial value.
  await expect(async () => {
    await age.fill(String(60 + (before % 30)))
    await expect(age).toHaveValue(String(60 + (before % 30)), { timeout: 1_000 })
  }).toPass()
  await expect(
    preview.getByText(/propostas assinadas em 30 dias|Nenhuma proposta foi assinada/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Propor nova versão' }).click()
  await expect(page.getByText('Regras propostas: outro gestor decide').first()).toBeVisible()
  const second = await e2eSignedIn(browser, 'manager2')
  await second.goto('/review/rules')
  await expect(second.getByText(/Em 30 dias teriam mandado/)).toBeVisible()
  await second.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(second.getByRole('button', { name: 'Aprovar', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Versão \d+$/)).toHaveCount(before + 1)
  await expect(page.getByText('Mário Gestor').first()).toBeVisible()
  await age.fill('12')
  await page.getByRole('button', { name: 'Propor nova versão' }).click()
  await expect(age).toHaveAttribute('aria-invalid', 'true')
})

test('a key applies to the proposal opened last, whether it is pressed before or as that proposal appears', async ({
  page,
  request,
  browser,
}) => {
  const [first, second] = await e2eInReview({ request, browser }, 2)
  if (!first || !second) throw new Error('two customers')
  await signInPage(page).enter('manager')
  const queue = reviewPage(page)
  // Delays the prefetched case. A key pressed before the case arrives takes effect once it has arrived.
  const { promise: read, resolve: letRead } = Promise.withResolvers<void>()
  await page.route(`**/panel/review/cases/${second.id}`, async (route) => {
    await read
    await route.continue()
  })
  await queue.open()
  await queue.narrowTo('Pessoa exposta politicamente (PEP)')
  await queue.moveTo(first.name)
  const dialog = page.getByRole('alertdialog')
  // Uses synthetic events, because a real keyboard lets the browser render between two keys.
  await page.evaluate(async (id) => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('j')
    for (let turn = 0; turn < 10_000 && !location.search.includes(id); turn += 1) await null
    press('a')
  }, second.id)
  await expect(page.getByRole('status', { name: 'Carregando a proposta' })).toBeVisible()
  letRead()
  await expect(dialog).toContainText(second.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.evaluate((name) => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const heading = document.querySelector('main h2[tabindex]')
    const observer = new MutationObserver(() => {
      if (heading?.textContent !== name) return
      observer.disconnect()
      press('r')
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    press('k')
  }, first.name)
  await expect(dialog).toContainText(first.name)
})

test('on a proposal’s page a key never applies to the page being left, but to the next one once it appears', async ({
  page,
  request,
  browser,
}) => {
  const [first, second] = await e2eInReview({ request, browser }, 2)
  if (!first || !second) throw new Error('two customers')
  await signInPage(page).enter('manager')
  await page.goto(`/proposals/${second.id}?list=1&status=manual_analysis`)
  const dialog = page.getByRole('alertdialog')
  // Presses the key repeatedly, because a key pressed before hydration is lost.
  const ask = (name: string) =>
    expect(async () => {
      await page.keyboard.press('a')
      await expect(dialog).toContainText(name, { timeout: 1_000 })
    }).toPass()
  await ask(second.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const questionsHandle = await page.evaluateHandle(() => {
    const questions: string[] = []
    new MutationObserver(() => {
      const question = document.querySelector('[role=alertdialog]')?.textContent
      if (question) questions.push(question)
    }).observe(document.body, { subtree: true, childList: true })
    for (const key of ['j', 'a'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return questions
  })
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  expect(await questionsHandle.jsonValue()).toEqual([])
  await ask(first.name)
})
