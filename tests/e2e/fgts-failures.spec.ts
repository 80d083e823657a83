import { expect, test } from '@playwright/test'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const today = () => dayInSaoPaulo(new Date())

test('for an institution that is not authorized, shows step by step what the customer has to do', async ({
  page,
}) => {
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.askOnly('Aurora')
  await fgts.consult(e2eCustomer('902').cpf)
  const card = fgts.card('Aurora')
  await expect(card.getByText('Instituição não autorizada')).toBeVisible()
  const steps = await card.getByRole('listitem').allInnerTexts()
  expect(steps.length).toBeGreaterThanOrEqual(2)
  expect(steps.join(' ')).toContain('Autorização de consulta às informações do FGTS')
  await expect(fgts.simulateLink('Aurora')).toHaveCount(0)

  await card.getByRole('button', { name: 'Consultar de novo na Aurora' }).click()
  await expect(card.getByText('Consultando o saldo na Aurora.')).toBeAttached()
  await expect(card.getByText('Instituição não autorizada')).toBeVisible()
})

test('a single free withdrawal is reported with the balance, before any simulation', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer('910')
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.askOnly('Aurora')
  await fgts.consult(customer.cpf)
  const card = fgts.card('Aurora')
  await expect(card.getByText('Ainda não elegível')).toBeVisible()
  await expect(card.getByText('1 saque anual livre')).toBeVisible()
  await expect(card).toContainText('Há apenas um saque livre e a antecipação exige pelo menos dois.')
  await expect(fgts.simulateLink('Aurora')).toHaveCount(0)

  const { get } = await e2eApi(request)
  const { data } = await get(`/fgts/balance?search=${customer.cpf}`)
  await page.goto(`/fgts/simulation/${data[0].id}`)
  await expect(page.getByRole('heading', { name: 'Não dá para simular agora' })).toBeVisible()
})

test('an institution that does not answer is shown as waiting with the real time left, and the agent can continue', async ({
  page,
  request,
}) => {
  const silent = e2eCustomer('908')
  const other = e2eCustomer()
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.askOnly('Aurora')
  await fgts.consult(silent.cpf)
  const card = fgts.card('Aurora')
  await expect(card.getByText('Está demorando mais que o normal')).toBeVisible()
  await expect(page).toHaveURL(/\/fgts\?q=/)
  expect(await e2eInspect(page, 'balance-waiting')).toEqual([])
  const waiting = page.url()

  const { get } = await e2eApi(request)
  const query = await get(`/fgts/balance/queries/${new URL(waiting).searchParams.get('q')}`)
  expect(query.status).toBe('running')
  const until = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })
  await expect(card).toContainText(
    new RegExp(`tem até ${until.format(new Date(query.deadlineAt))} \\((?:\\d+ min )?\\d+ s\\)`),
  )

  await page.getByRole('button', { name: 'Outro cliente' }).click()
  await expect(fgts.cpf).toBeFocused()
  await fgts.consult(other.cpf)
  await expect(fgts.card('Aurora').getByText('Pode simular')).toBeVisible()
  const region = page.getByRole('region', { name: 'Outros clientes em consulta' })
  await expect(region.getByRole('listitem')).toContainText(/Aurora.*responde até \d\d:\d\d/s)
  await page.goto(waiting)
  await expect(card.getByText('Consultando o saldo na Aurora.')).toBeAttached()
})

test('a failure that applies at every institution is shown once, with the date from which an advance is possible', async ({
  page,
}) => {
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.consult(e2eCustomer('901').cpf)
  const card = fgts.card('Aurora, Caravela e Ipê')
  await expect(card).toContainText('Vale em qualquer instituição')
  await expect(page.getByRole('article')).toHaveCount(1)
  const { waitingDaysAfterOptIn: days } = fgtsRulesOn(today())
  await expect(card).toContainText(`${days} dias de espera`)
  await expect(card).toContainText(addDays(today(), days).split('-').reverse().join('/'))
  await expect(card).toContainText('em uma demissão o saque do saldo fica bloqueado')
  const menu = 'Sistemática de saque do seu FGTS'
  await expect(card).toContainText(menu)
  await card.getByRole('button', { name: /^Ver passo a passo/ }).click()
  await expect(page.getByRole('dialog')).toContainText(menu)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Outro cliente' }).click()
  await fgts.consult(e2eCustomer('905').cpf)
  await expect(card).toContainText('Sem saldo')
  await expect(card.getByRole('button', { name: /^Ver passo a passo/ })).toHaveCount(0)
})

test('an invalid CPF is reported beside the field, and no institution is queried', async ({ page }) => {
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.cpf.pressSequentially('52998224726')
  await expect(page.getByText('Confira os números: este CPF não é válido.')).toBeVisible()
  await fgts.consultButton.click()
  await expect(fgts.cpf).toHaveAttribute('aria-invalid', 'true')
  await expect(fgts.cpf).toHaveAccessibleDescription('Confira os 11 números do CPF com o cliente.')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page).toHaveURL('/fgts')
})

test('an expired session leads to the sign-in page and back to the same page', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const customer = e2eCustomer()
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await page.goto('/proposals?status=paid')

  // Ends the session from another browser; the first browser still has its cookie.
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    locale: 'pt-BR',
  })
  const other = await elsewhere.newPage()
  await other.goto('/fgts')
  const signOut = other.getByRole('menuitem', { name: 'Sair' })
  // Repeated, because a click before hydration is lost.
  await expect(async () => {
    await other
      .getByRole('button', { name: /Agente/ })
      .first()
      .click()
    await expect(signOut).toBeVisible({ timeout: 2000 })
  }).toPass()
  await signOut.click()
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()

  await page.goto('/proposals?status=paid')
  await expect(page).toHaveURL(/\/login\?ended=1&callbackUrl=/)
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await signInPage(page).fill('agent@demo.local', 'not the password')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await signInPage(page).continueAs('agent')
  await expect(page).toHaveURL('/proposals?status=paid')

  await fgts.open()
  await fgts.cpf.pressSequentially(customer.cpf)
  await page.context().clearCookies()
  // Either the person's click or a background request of the page discovers first that the session has ended.
  await Promise.any([fgts.consultButton.click(), page.waitForURL(/\/login/)])
  await expect(page).toHaveURL(/\/login\?(ended=1&)?callbackUrl=/)
  await signInPage(page).continueAs('agent')
  await expect(page).toHaveURL('/fgts')
})

test('a URL with queries of two customers shows only one of them', async ({ page, request }) => {
  const { startBalance } = await e2eApi(request)
  const [first, other] = [e2eCustomer('904'), e2eCustomer('905')]
  const ids = [await startBalance(first), await startBalance(other, 'caravela')]
  await signInPage(page).enter()
  await page.goto(`/fgts?q=${ids.join(',')}`)
  await expect(fgtsPage(page).card('Aurora')).toBeVisible()
  await expect(fgtsPage(page).card('Caravela')).toHaveCount(0)
  await expect(page).toHaveURL(`/fgts?q=${ids[0]}`)
})
