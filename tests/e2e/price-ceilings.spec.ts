import { expect, test } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { priceTablesPage } from './pages/price-tables-page.ts'

const TABLE = 'Ipê Branco'

test('two managers set a ceiling; a higher rate is rejected while it is typed, and a lower one starts on its day', async ({
  browser,
}) => {
  const author = await e2eSignedIn(browser, 'manager')
  await author.goto('/prices/ceilings')
  await author.getByRole('button', { name: /^Propor teto: .*FGTS.*Ipê$/ }).click()
  const dialog = author.getByRole('alertdialog')
  await dialog.getByLabel('Teto ao mês').fill('9,5')
  await dialog.getByLabel('Motivo').fill('Decisão do comitê')
  await dialog.getByRole('button', { name: 'Propor teto' }).click()
  await expect(author.getByText('Proposto: teto de 9,50% ao mês')).toBeVisible()
  await expect(author.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  expect(await e2eInspect(author, 'tables-ceiling-proposed')).toEqual([])

  const decider = await e2eSignedIn(browser, 'manager2')
  await decider.goto('/prices')
  await decider.getByRole('link', { name: /^Tetos: \d+ a aprovar$/ }).click()
  await decider.getByRole('button', { name: 'Aprovar' }).click()
  await expect(decider.getByText('Teto: 9,50% ao mês')).toBeVisible()

  const draft = priceTablesPage(author)
  await draft.open(TABLE)
  await draft.startVersion()
  await expect(author.getByText('Teto: 9,50% ao mês.')).toBeVisible()
  await draft.rate.fill('9,51')
  await expect(author.getByText(/^Acima do teto de 9,50% ao mês/)).toBeVisible()
  await draft.rate.fill('9,5')
  await expect(author.getByText(/^Acima do teto/)).toHaveCount(0)
  await author.getByLabel('Vigora a partir de').fill('01/12/2049')
  await draft.why.fill('Novo custo de captação')
  await draft.compute()
  await draft.propose()

  await decider.goto(new URL(author.url()).pathname)
  await expect(decider.getByText('Aprovada, vigora a partir de 01/12/2049')).toBeVisible()
  await priceTablesPage(decider).decide('Aprovar')
  await expect(decider.getByText('Vigora a partir de 01/12/2049', { exact: true })).toBeVisible()
  expect(await e2eInspect(decider, 'tables-scheduled')).toEqual([])
  await decider.getByRole('link', { name: 'Ver a tabela' }).click()
  await expect(decider.getByText('Um preço novo vigora a partir de 01/12/2049')).toBeVisible()
  // Withdraws the change, because other tests simulate on this table.
  await decider.getByRole('link', { name: 'Ver a proposta' }).click()
  await decider.getByRole('button', { name: 'Retirar mudança' }).click()
  await decider.getByRole('alertdialog').getByRole('button', { name: 'Retirar mudança' }).click()
  await expect(decider.getByText('Retirada').first()).toBeVisible()
  for (const page of [author, decider]) await page.context().close()
})
