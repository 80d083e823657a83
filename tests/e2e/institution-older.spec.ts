import { expect, type Page, test } from '@playwright/test'
import { e2eConnectable } from '#tests/support/e2e/connectable.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { OLDER_PASSWORD, OLDER_USER, startOlderService } from '#tests/support/servers/older-service/start.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Digits of a CPF that the older service refuses in words of its own. */
const REFUSED = '990'

test('a manager connects an older service, and what they say its words mean is what agents read', async ({
  page,
}) => {
  const older = await startOlderService()
  const { vera, davi, institution, end } = e2eConnectable()
  const as = async ({ email, password }: { email: string; password: string }) => {
    await signInPage(page).leave()
    await signInPage(page).enterAs(email, password)
  }
  const card = page.getByRole('region', { name: institution.name, exact: true })
  try {
    await as(vera)
    await page.goto('/institutions')
    await card.getByRole('button', { name: 'Conectar' }).click()
    await connect(page, older.origin)
    await expect(card).toContainText('Ativa')
    await as(davi)
    await expectRefusal(page, institution.name, 'Regra interna 77')
    await as(vera)
    await page.goto('/institutions')
    const meaning = card.getByLabel('Significado de “Regra interna *** do contrato *** fora do perfil”')
    await meaning.selectOption('no_balance')
    await expect(page.getByText('Significado guardado')).toBeAttached()
    expect(await e2eInspect(page, 'institution-words')).toEqual([])
    await page.reload()
    await expect(meaning).toHaveValue('no_balance')
    await as(davi)
    await expectRefusal(page, institution.name, 'O cliente não possui saldo de FGTS')
  } finally {
    end()
    await older.stop()
  }
})

const connect = async (page: Page, origin: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Endereço da API').fill(`${origin}/api`)
  await dialog.getByLabel('Código da instituição lá').fill('aurora')
  await dialog.getByLabel('client_id').fill('parceira-app')
  await dialog.getByLabel('client_secret').fill(OLDER_PASSWORD)
  await dialog.getByText('Avançado').click()
  await dialog.getByLabel('Avisos').selectOption('none')
  await dialog.getByLabel('Token').selectOption('password')
  await dialog.getByLabel('Usuário').fill(OLDER_USER)
  await dialog.getByLabel('Taxas das tabelas').selectOption('percent')
  await dialog.getByLabel('Chaves de idempotência').selectOption('ignored')
  await dialog.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Asks the institution alone about another customer. A service without events is read with growing pauses.
 */
const expectRefusal = async (page: Page, name: string, text: string) => {
  const fgts = fgtsPage(page)
  await fgts.open()
  for (const each of [name, 'Aurora', 'Caravela', 'Ipê']) {
    const box = page.getByRole('checkbox', { name: each, exact: true })
    if ((await box.isChecked()) !== (each === name)) await page.getByText(each, { exact: true }).click()
  }
  await fgts.consult(e2eCustomer(REFUSED).cpf)
  await expect(fgts.card(name)).toContainText(text, { timeout: 90_000 })
}
