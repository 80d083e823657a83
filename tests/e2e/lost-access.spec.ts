import { expect, type Page, test } from '@playwright/test'
import { signInPage } from './pages/sign-in-page.ts'

const FIRST = 'uma senha bem comprida'
const SECOND = 'outra senha bem comprida'

const choosePassword = async (page: Page, link: string, password: string) => {
  await page.goto(new URL(link.trim()).pathname)
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.getByRole('link', { name: 'Entrar' }).click()
}

const invite = async (page: Page, email: string) => {
  await page.goto('/people')
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Nome completo').fill('Esquecida Senha')
}

test('an unsent invitation is restored after leaving the page and can be discarded', async ({ page }) => {
  const email = `fica-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await invite(page, email)
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('Esquecida Senha')
  await page.goto('/home')
  await page.goto('/people')
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await expect(page.getByText('Recuperamos o que você já tinha digitado.')).toBeVisible()
  const address = page.getByRole('textbox', { name: 'E-mail', exact: true })
  await expect(address).toHaveValue(email)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(address).toHaveValue('')
})

test('an unsent invitation survives the end of the session, and the sign-in returns to it', async ({
  page,
}) => {
  const email = `sessao-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await invite(page, email)
  await page.context().clearCookies()
  // Either the person's click or a background request of the page discovers first that the session has ended.
  const send = page.getByRole('button', { name: 'Criar convite' })
  await Promise.any([send.click(), page.waitForURL(/\/login/)])
  await expect(page).toHaveURL(/\/login\?ended=1&callbackUrl=%2Fpeople/)
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await signInPage(page).continueAs('manager')
  await expect(page).toHaveURL('/people')
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await expect(page.getByText('Recuperamos o que você já tinha digitado.')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Esquecida Senha')
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test('a person who forgot the password reads what to do and sets a new one through a manager’s link', async ({
  page,
  browser,
}) => {
  const email = `esqueci-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await invite(page, email)
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const link = page.getByRole('status').getByText('/invitation/')
  const phone = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 780 } })
  const person = await phone.newPage()
  await choosePassword(person, await link.innerText(), FIRST)
  await person.getByText('Esqueci a senha').click()
  await expect(person.getByText(/usa “Gerar link de nova senha”/)).toBeVisible()

  await page.getByRole('button', { name: 'Concluir' }).click()
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await page.getByRole('button', { name: 'Gerar link de nova senha' }).click()
  const renewedLink = page.getByText(/\/(invitation|password)\//).first()
  await choosePassword(person, await renewedLink.innerText(), SECOND)
  await signInPage(person).fill(email, FIRST)
  await expect(person.getByText('E-mail ou senha incorretos')).toBeVisible()
  await signInPage(person).fill(email, SECOND)
  await expect(person).toHaveURL('/home')
  await expect(person.getByText(/· Gerou link de nova senha ·/)).toBeVisible()
  await phone.close()
})

test('a manager renews a lost invitation, and the old link says so and leads to the sign-in page', async ({
  page,
  browser,
}) => {
  const email = `perdida-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await invite(page, email)
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const lostLink = await page.getByRole('status').getByText('/invitation/').innerText()
  await page.getByRole('button', { name: 'Concluir' }).click()
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await page.getByRole('button', { name: 'Gerar novo convite' }).click()
  const renewedLink = await page.getByText('/invitation/').first().innerText()

  const phone = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 780 } })
  const person = await phone.newPage()
  await person.goto(new URL(lostLink.trim()).pathname)
  await expect(person.getByText(/substituído por outro mais novo/)).toBeVisible()
  await person.getByRole('link', { name: 'Ir para o login' }).click()
  await expect(person).toHaveURL('/login')
  await choosePassword(person, renewedLink, FIRST)
  await signInPage(person).fill(email, FIRST)
  await expect(person).toHaveURL('/home')
  await phone.close()
})

test('strangers who guess passwords lock themselves out, but not the person on a known device', async ({
  page,
  browser,
}) => {
  const email = `tranquila-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await invite(page, email)
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const link = await page.getByRole('status').getByText('/invitation/').innerText()
  const phone = await browser.newContext({ locale: 'pt-BR' })
  const person = await phone.newPage()
  await choosePassword(person, link, FIRST)
  await signInPage(person).fill(email, FIRST)
  await expect(person).toHaveURL('/home')

  const elsewhere = await browser.newContext({ locale: 'pt-BR' })
  const stranger = await elsewhere.newPage()
  await stranger.goto('/login')
  for (let tries = 0; tries < 8; tries += 1)
    await expect(signInPage(stranger).enterAs(email, `tentativa ${tries} errada`)).rejects.toThrow()
  await signInPage(stranger).fill(email, FIRST)
  await expect(stranger.getByText(/Muitas tentativas/)).toBeVisible()

  await signInPage(person).leave()
  await person.goto('/login')
  await signInPage(person).fill(email, FIRST)
  await expect(person).toHaveURL('/home')
  await phone.close()
  await elsewhere.close()
})
