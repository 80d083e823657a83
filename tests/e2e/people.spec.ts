import { expect, test } from '@playwright/test'
import { e2eEmptyOrganization } from '#tests/support/e2e/empty-organization.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

const PASSWORD = 'uma senha bem comprida'

test('a manager invites a person, who chooses a password through the link, signs in, and is later deactivated', {
  tag: '@core',
}, async ({ page, browser }) => {
  const email = `bia-${Date.now()}@example.com`
  await signInPage(page).enter('manager')
  await page.goto('/people')
  await page.getByRole('button', { name: 'Convidar pessoa' }).click()
  await page.getByRole('button', { name: 'Criar convite' }).click()
  await expect(page.getByText('Preencha este campo.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Nome completo').fill('Beatriz Prado')
  expect(await e2eInspect(page, 'people-invite')).toEqual([])
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const link = await page.getByRole('status').getByText('/invitation/').innerText()
  await page.getByRole('button', { name: 'Concluir' }).click()

  const phone = await browser.newContext({ locale: 'pt-BR' })
  const guest = await phone.newPage()
  await guest.goto(new URL(link.trim()).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: 'Boas-vindas' })).toBeVisible()
  expect(await e2eInspect(guest, 'invitation')).toEqual([])
  await guest.getByLabel('Nova senha', { exact: true }).fill('curta')
  await guest.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(guest.getByText('Use pelo menos 15 caracteres')).toBeVisible()
  await guest.getByLabel('Nova senha', { exact: true }).fill(PASSWORD)
  await guest.getByLabel('Repita a nova senha').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Salvar senha' }).click()
  await guest.getByRole('link', { name: 'Entrar' }).click()
  await signInPage(guest).fill(email, PASSWORD)
  await expect(guest).toHaveURL('/home')
  await guest.goto(new URL(link.trim()).pathname)
  await expect(guest.getByRole('heading', { level: 1, name: 'Este link já foi usado' })).toBeVisible()

  const urls: string[] = []
  page.on('request', (outgoing) => urls.push(outgoing.url()))
  await page.goto('/people')
  await page.getByRole('searchbox', { name: 'Nome ou e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/people\?q=[\w-]{39,}$/)
  await expect(page.getByRole('searchbox', { name: 'Nome ou e-mail' })).toHaveValue(email)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByLabel('Perfil').selectOption('agent')
  await expect(page).toHaveURL(/q=[\w-]{39,}&role=agent$/)
  await page.reload()
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(1)
  const telling = [email, encodeURIComponent(email)]
  expect(urls.filter((url) => telling.some((text) => url.includes(text)))).toEqual([])
  // A plain-text search in an old link is encrypted when the link is opened.
  await page.goto(`/people?q=${encodeURIComponent(email)}`)
  await expect(page).toHaveURL(/\/people\?q=[\w-]{39,}$/)
  await page.getByRole('link', { name: 'Beatriz Prado' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beatriz Prado' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Encerrar a sessão/ })).toHaveCount(1)
  expect(await e2eInspect(page, 'person')).toEqual([])
  await page.getByLabel('Acesso').selectOption('all')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Acesso salvo.')).toBeVisible()
  await page.getByRole('button', { name: 'Desativar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Nenhuma sessão aberta.')).toBeVisible()
  await guest.goto('/home')
  await expect(guest.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  await phone.close()
})

test('a manager creates a team, renames it, and deletes it while it is empty', async ({ page }) => {
  const name = `Praia ${Date.now()}`
  await signInPage(page).enter('manager')
  await page.goto('/people/teams')
  await page.getByRole('button', { name: 'Criar time' }).click()
  await page.getByLabel('Nome do time').fill(name)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: `Renomear ${name}` }).click()
  await page.getByLabel('Nome do time').fill(`${name} Norte`)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: `Excluir ${name} Norte` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText(`${name} Norte`)).toHaveCount(0)
})

test('a manager cannot deactivate themselves or change their own role, and an agent gets 404', async ({
  page,
}) => {
  await signInPage(page).enter('manager')
  await page.goto('/people')
  await page.getByRole('link', { name: 'Mário Gestor' }).click()
  await expect(page.getByText('só outro gestor pode desativá-lo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desativar' })).toHaveCount(0)
  await expect(page.getByLabel('Perfil').getByRole('option', { name: 'Agente' })).toBeDisabled()
  await signInPage(page).become('agent')
  await page.goto('/people')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})

test('a person with many sessions sees the newest and the current one, and the rest after one press', async ({
  page,
}) => {
  await page.goto('/login')
  const { email, password } = e2eEmptyOrganization()
  for (let times = 0; times < 10; times += 1) await signInPage(page).enterAs(email, password)
  await page.goto('/account')
  const endings = page.getByRole('button', { name: /^Encerrar a sessão/ })
  await expect(endings).toHaveCount(7)
  await page.getByRole('button', { name: 'Mostrar mais 2 sessões' }).press('Enter')
  await expect(endings).toHaveCount(9)
  await expect(endings.nth(7)).toBeFocused()
})
