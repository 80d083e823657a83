import { expect, test } from '@playwright/test'
import { e2eConnectable } from '#tests/support/e2e/connectable.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eService } from '#tests/support/e2e/services.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager connects an institution step by step, imports its tables, pauses it and reads its calls', async ({
  page,
}) => {
  const { vera, institution, clientId, clientSecret, end } = e2eConnectable()
  await signInPage(page).enterAs(vera.email, vera.password)
  await page.goto('/institutions')
  const card = page.getByRole('region', { name: institution.name, exact: true })
  await expect(card).toContainText('ainda não está conectada')
  const step = (name: string) => card.getByRole('listitem').filter({ hasText: name })
  await expect(step('Endereço')).toHaveAttribute('aria-current', 'step')
  await card.getByRole('button', { name: 'Conectar' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Endereço da API')
  const secret = dialog.getByLabel('client_secret')
  await address.fill('http://169.254.169.254/api')
  await dialog.getByLabel('Código da instituição lá').fill('aurora')
  await dialog.getByLabel('client_id').fill(clientId)
  await secret.fill('wrong')
  await dialog.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(`${e2eService().origin}/api`)
  await dialog.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect(dialog.getByText('recusou as credenciais')).toBeVisible()
  expect(await e2eInspect(page, 'institution-connection-form')).toEqual([])
  await secret.fill(clientSecret)
  await dialog.getByRole('button', { name: 'Testar e conectar' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Ativa')
  for (const name of ['Endereço', 'Credenciais', 'Chamada de teste', 'Receptor cadastrado lá'])
    await expect(step(name)).toContainText('feito')
  await expect(step('Tabelas em vigor')).toHaveAttribute('aria-current', 'step')
  await card.getByRole('button', { name: 'Testar' }).click()
  await expect(card.getByRole('status')).toHaveText('Respondeu. Tabelas em uso: 2.')
  await card.getByRole('button', { name: 'Importar tabelas' }).click()
  await expect(card.getByRole('status')).toContainText('Rascunhos em Preços: 2.')
  await expect(step('Tabelas em vigor')).toContainText('Ainda por propor ou aprovar em Preços: 2')
  expect(await e2eInspect(page, 'institution-connected')).toEqual([])
  for (const [act, state] of [
    ['Pausar', 'Pausada'],
    ['Retomar', 'Ativa'],
  ] as const) {
    await card.getByRole('button', { name: act }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: act }).click()
    await expect(card).toContainText(state)
  }
  await card.getByRole('link', { name: 'Ver chamadas' }).click()
  await page
    .getByRole('link', { name: /Cadastrar o nosso receptor/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Enviado' })).toContainText('"secret": "***"')
  expect(await e2eInspect(page, 'institution-exchange')).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar JSON para o suporte' }).click()
  expect((await download).suggestedFilename()).toMatch(/^chamadas-.*\.json$/)
  await page.goto('/prices')
  await page.getByRole('button', { name: '2 suas em aberto' }).click()
  await page.getByRole('button', { name: 'Propor as 2 prontas' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('listitem')).toHaveCount(2)
  expect(await e2eInspect(page, 'prices-propose-several')).toEqual([])
  await question.getByRole('button', { name: 'Propor mudanças' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Aguardando decisão')).toHaveCount(2)
  end()
})
