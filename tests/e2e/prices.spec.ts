import { expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { priceTablesPage } from './pages/price-tables-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

test('one manager drafts a new version with its what-if, another compares and approves it, and the agent simulates on it', {
  tag: '@core',
}, async ({ browser, request }) => {
  await (await e2eApi(request)).simulation(e2eCustomer(), 'caravela')

  const author = await e2eSignedIn(browser, 'manager')
  const draft = priceTablesPage(author)
  await draft.open('Caravela Costa')
  await draft.startVersion()
  const address = new URL(author.url()).pathname
  const rate = await draft.changeRate()
  await draft.rate.fill('abc')
  await draft.why.fill('Acompanha a nova taxa da instituição')
  await expect(author.getByText('Este valor não é aceito')).toBeVisible()
  await draft.rate.fill(rate)
  await expect(author.getByRole('row', { name: new RegExp(`^Taxa de juros.*${rate}`) })).toContainText(
    /Mais caro|Mais barato/,
  )
  await draft.compute()
  await expect(author.getByRole('table', { name: /tamanho da diferença/ })).toBeVisible()
  expect(await e2eInspect(author, 'tables-draft-effect')).toEqual([])
  await draft.propose()
  await expect(author.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)

  const decider = await e2eSignedIn(browser, 'manager2')
  await decider.goto('/prices')
  const tables = priceTablesPage(decider)
  await tables.inbox(/para você decidir/).click()
  expect(await e2eInspect(decider, 'tables-inbox')).toEqual([])
  await decider.getByRole('link', { name: 'Analisar: Nova versão Caravela Costa' }).first().click()
  await expect(decider).toHaveURL(address)
  await expect(decider.getByText('Acompanha a nova taxa da instituição')).toBeVisible()
  await expect(decider.getByRole('row', { name: /^Taxa de juros/ })).toContainText(`${rate}%`)
  await expect(decider.getByText('Receita total')).toBeVisible()
  expect(await e2eInspect(decider, 'tables-decide')).toEqual([])
  await tables.decide('Aprovar')
  await expect(decider.getByText('por Sônia Supervisora')).toBeVisible()
  await decider.getByRole('link', { name: 'Ver a tabela' }).click()
  await expect(
    decider.getByText('Proposta por Mário Gestor, aprovada por Sônia Supervisora.').first(),
  ).toBeVisible()
  await expect(decider.getByRole('heading', { name: 'Comparar versões' })).toBeVisible()
  expect(await e2eInspect(decider, 'tables-versions')).toEqual([])
  await expect(author.getByText('Aprovada').first()).toBeVisible({ timeout: 30_000 })

  const agent = await e2eSignedIn(browser, 'agent')
  await fgtsPage(agent).open()
  await fgtsPage(agent).askOnly('Caravela')
  await fgtsPage(agent).consult(e2eCustomer().cpf)
  await fgtsPage(agent).simulateLink('Caravela').click()
  await simulationPage(agent).untilIdle()
  await expect(simulationPage(agent).tables).toContainText(`juros ${rate}% a.m.`)
  await agent.goto('/prices')
  await expect(agent.getByRole('heading', { name: 'Não encontramos esta página' })).toBeVisible()
  for (const page of [author, decider, agent]) await page.context().close()
})

test('terms that change no figure have an empty effect, with an explanation', async ({ page, request }) => {
  await (await e2eApi(request)).simulation(e2eCustomer(), 'ipe')
  await signInPage(page).enter('manager2')
  const draft = priceTablesPage(page)
  await draft.open('Ipê Amarelo')
  await draft.startVersion()
  await page.getByLabel('Nome para o agente').fill('Amarelo da casa')
  await draft.compute()
  const effect = page.getByRole('table', { name: /tamanho da diferença/ })
  await expect(effect.getByRole('row', { name: /^Sem diferença/ })).toBeVisible()
  await expect(page.getByText(/^Sem diferença: o cliente pediu um valor certo/)).toBeVisible()
  await page.getByRole('radio', { name: 'CET ao mês' }).check()
  await expect(page.getByText('Sem diferença: a mudança não alcança estas simulações.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar mudança' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar mudança' }).click()
  await expect(page.getByText('Retirada').first()).toBeVisible()
})

test('a draft survives a reload, and its author reads why it was refused', async ({ browser }) => {
  const author = await e2eSignedIn(browser, 'manager')
  const draft = priceTablesPage(author)
  await draft.open('Ipê Roxo')
  await author.getByRole('button', { name: 'Desativar' }).click()
  await expect(author).toHaveURL(/\/prices\/changes\//)
  const address = new URL(author.url()).pathname
  await draft.why.fill('Encerrada pela instituição')
  await expect(author.getByText('Há alterações não salvas.')).toBeVisible()
  // The draft is stored shortly after the last keystroke, so the test polls for it.
  await expect
    .poll(() => author.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('Encerrada pela instituição')
  await author.reload()
  await expect(draft.why).toHaveValue('Encerrada pela instituição')
  await draft.propose()

  const decider = await e2eSignedIn(browser, 'manager2')
  await decider.goto(address)
  await expect(decider.getByText('A tabela é desativada')).toBeVisible()
  await priceTablesPage(decider).decide('Recusar', 'Ainda há campanha em curso')
  await expect(decider.getByText('Ainda há campanha em curso')).toBeVisible()
  await author.goto(address)
  await expect(author.getByText('Ainda há campanha em curso')).toBeVisible()
  for (const page of [author, decider]) await page.context().close()
})

test('the open page of a price table shows proposals and decisions of others live', async ({ browser }) => {
  const watcher = await e2eSignedIn(browser, 'manager')
  await priceTablesPage(watcher).open('Caravela 2025')
  const news = watcher
    .getByRole('status')
    .filter({ hasText: 'Esta tabela mudou enquanto estava aberta aqui' })
  await expect(watcher.getByText('Inativa', { exact: true })).toBeVisible()
  const author = await e2eSignedIn(browser, 'manager2')
  const change = async (button: string, notice: string) => {
    await priceTablesPage(author).open('Caravela 2025')
    await author.getByRole('button', { name: button, exact: true }).click()
    await expect(author).toHaveURL(/\/prices\/changes\//)
    await priceTablesPage(author).why.fill('Campanha de um dia')
    await priceTablesPage(author).propose()
    await expect(watcher.getByText('Uma mudança desta tabela aguarda decisão')).toBeVisible()
    await expect(news).toContainText('Uma mudança foi proposta.')
    // Decides in another tab of `watcher`, so that the watched page stays open.
    const deciding = await watcher.context().newPage()
    await deciding.goto(new URL(author.url()).pathname)
    await priceTablesPage(deciding).decide('Aprovar')
    await deciding.close()
    await expect(watcher.getByText('Uma mudança desta tabela aguarda decisão')).toHaveCount(0)
    await expect(watcher.getByText(notice, { exact: true }).first()).toBeVisible()
  }
  await change('Ativar', 'Ativa')
  await expect(news).toContainText('Ela foi ativada.')
  expect(await e2eInspect(watcher, 'table-changed')).toEqual([])
  // Deactivates the table again, because other tests choose among the active tables.
  await change('Desativar', 'Inativa')
  for (const page of [watcher, author]) await page.context().close()
})

const propose = async (author: Page, change: (page: Page) => Promise<unknown>): Promise<string> => {
  const draft = priceTablesPage(author)
  await draft.open('Ipê 2025')
  await draft.startVersion()
  await change(author)
  await draft.why.fill('Revisão do ano')
  await draft.compute()
  await draft.propose()
  return new URL(author.url()).pathname
}

/**
 * Returns the row headers of a comparison. They name the changed fields, because the table collapses
 * unchanged fields.
 */
const changedIn = (page: Page, comparison: string | RegExp) =>
  page.getByRole('table', { name: comparison }).getByRole('rowheader')

test('a stale change shows only its author’s edits, and an approved one still reads the same after later changes', async ({
  browser,
}) => {
  const [author, other] = [await e2eSignedIn(browser, 'manager'), await e2eSignedIn(browser, 'manager2')]
  const stale = await propose(author, (page) => priceTablesPage(page).changeRate())
  const name = `Encerrada ${Date.now()}`
  const approved = await propose(other, (page) => page.getByLabel('Nome para o agente').fill(name))
  await author.goto(approved)
  await priceTablesPage(author).decide('Aprovar')

  await author.goto(stale)
  const changedFields = changedIn(author, 'A versão de partida e a proposta, campo a campo')
  await expect(author.getByText('A tabela mudou depois desta proposta')).toBeVisible()
  await expect(changedFields).toHaveText(['Taxa de juros ao mês, mudou'])
  await expect(author.getByRole('row', { name: /^Nome para o agente/ })).toBeHidden()
  await author.getByText(/^Ver os \d+ campos iguais$/).click()
  await expect(author.getByRole('row', { name: /^Nome para o agente ?, igual Encerrada/ })).toBeVisible()
  await author.getByRole('button', { name: 'Refazer sobre a tabela de hoje' }).click()
  await expect(author.getByText('A tabela mudou depois desta proposta')).toHaveCount(0)
  await expect(changedFields).toHaveText(['Taxa de juros ao mês, mudou'])
  await priceTablesPage(author).compute()
  await priceTablesPage(author).propose()
  await other.goto(new URL(author.url()).pathname)
  await priceTablesPage(other).decide('Aprovar')

  await other.goto(approved)
  await expect(other.getByText('Aprovada').first()).toBeVisible()
  await expect(changedIn(other, 'A versão de partida e a proposta, campo a campo')).toHaveText([
    'Nome para o agente, mudou',
  ])
  await other.getByRole('link', { name: 'Ver a tabela' }).click()
  await expect(changedIn(other, /^Versão \d+ e versão \d+, campo a campo$/)).toHaveText([
    'Taxa de juros ao mês, mudou',
  ])
  await other.getByLabel('De', { exact: true }).selectOption('Versão 1')
  await expect(changedIn(other, /^Versão 1 e versão \d+, campo a campo$/)).toHaveText([
    'Nome para o agente, mudou',
    'Taxa de juros ao mês, mudou',
  ])
  await expect(other.getByRole('row', { name: /^Nome para o agente ?, mudou/ })).toContainText(name)
  expect(await e2eInspect(other, 'tables-compared')).toEqual([])
  for (const page of [author, other]) await page.context().close()
})

test('a change without a reason is not proposed: its field is marked and focused', async ({ page }) => {
  await signInPage(page).enter('manager')
  const { open, startVersion, changeRate, why } = priceTablesPage(page)
  await open('Ipê 2025')
  await startVersion()
  await changeRate()
  await page.getByRole('button', { name: 'Propor mudança' }).click()
  await expect(why).toBeFocused()
  await expect(why).toHaveAttribute('aria-invalid', 'true')
  await expect(why).toHaveAccessibleDescription(/Escreva o motivo da mudança/)
  await page.getByRole('button', { name: 'Retirar mudança' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar mudança' }).click()
  await expect(page.getByText('Retirada').first()).toBeVisible()
})
