import { expect, type Page, test } from '@playwright/test'
import { maskCpf } from '#lib/domain/documents/cpf.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2ePollStatus } from '#tests/support/e2e/poll-status.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { e2eSignedIn } from '#tests/support/e2e/signed-in.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const AGENT = 'Ana Agente'

test('a manager sees a contract that was just paid, filters, uses the chart by keyboard and downloads its table', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const customer = e2eCustomer()
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await e2eSign(browser, { customer, link: formalizationLink })
  await signInPage(page).enter('manager')
  await proposalPage(page).open(id)
  await proposalPage(page).expectStatus('Paga')

  await page.goto('/sales')
  await page.getByRole('link', { name: 'Hoje' }).click()
  await expect(page).toHaveURL(/period=today/)
  const chart = page.getByRole('slider', { name: 'Volume pago: Valor líquido' })
  await expect(chart).toHaveAttribute('aria-valuetext', /FGTS: R\$ /)
  await page.getByLabel('Produto', { exact: true }).selectOption('fgts')
  await expect(page).toHaveURL(/product=fgts/)
  await page.getByLabel('Instituição', { exact: true }).selectOption({ label: 'Aurora' })
  await expect(page).toHaveURL(/provider=aurora/)
  const funnel = page.getByRole('list', { name: 'Funil FGTS' })
  await expect(funnel.getByRole('listitem').last()).toContainText('Pago')
  await expect(page.getByRole('list', { name: 'Instituições' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: '7 dias' }).click()
  await expect(page).toHaveURL(/period=7d/)
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuenow', '6')
  await page.getByText('Ver em tabela: Volume pago').click()
  await expect(page.getByRole('table', { name: 'Volume pago' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV: Volume pago' }).click()
  expect((await download).suggestedFilename()).toMatch(
    /^producao-volume-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/,
  )
  expect(await e2eInspect(page, 'production')).toEqual([])
})

test('a figure explains what it counts, is compared with another period, and links to the contracts behind it', async ({
  page,
  request,
  browser,
}) => {
  const customer = e2eCustomer()
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await e2eSign(browser, { customer, link: formalizationLink })
  await signInPage(page).enter('manager')
  await proposalPage(page).open(id)
  await proposalPage(page).expectStatus('Paga')

  await page.goto('/sales?period=7d&provider=aurora')
  const figures = page.getByRole('region', { name: 'Números do período' })
  const name = figures.getByRole('button', { name: 'Contratos pagos' })
  await name.hover()
  await expect(figures.getByRole('tooltip').filter({ visible: true })).toContainText(
    'devolvidos depois não contam',
  )
  await expect(name).toHaveAccessibleDescription(/devolvidos depois não contam/)

  const chart = page.getByRole('slider', { name: 'Volume pago: Valor líquido' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /\(incompleto\).*Período anterior: R\$/)
  await page.getByRole('link', { name: 'Mesmo período do ano passado' }).click()
  await expect(page).toHaveURL(/against=year/)
  await expect(chart).toHaveAttribute('aria-valuetext', /Um ano antes: R\$/)

  const agents = page.getByRole('button', { name: 'Agentes e programas: Todos os agentes' })
  await agents.click()
  await page.getByRole('menuitemcheckbox').nth(0).click()
  await page.getByRole('menuitemcheckbox').nth(1).click()
  await expect(page).toHaveURL(/agent=[\w-]{36},[\w-]{36}/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(page).not.toHaveURL(/agent=/)

  await chart.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/proposals\?paid_from=\d{4}-\d\d-\d\d&paid_to=/)
  await expect(page.getByRole('row').filter({ hasText: customer.name })).toBeVisible()
})

test('a funnel step and a refusal reason link to the list of exactly the records they count', async ({
  page,
  request,
}) => {
  const api = await e2eApi(request)
  const refusedCustomer = e2eCustomer('902')
  const queryId = await api.startBalance(refusedCustomer, 'caravela')
  await e2ePollStatus('fail', () => api.get(`/fgts/balance/queries/${queryId}`), 'the balance is refused')
  await signInPage(page).enter('manager')
  for (const [list, name] of [
    ['Funil FGTS', 'Saldo consultado'],
    ['Recusas por motivo', /^Instituição não autorizada/],
  ] as const) {
    await page.goto('/sales?period=today&provider=caravela')
    const bar = page
      .getByRole('list', { name: list })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .first()
    const count = /^\d+(?=\s|$)/m.exec(await bar.innerText())?.[0] ?? 'no figure'
    await bar.getByRole('link').click()
    await expect(page).toHaveURL(/\/sales\/records\?.*provider=caravela/)
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count} (clientes?|no período)`))
    await expect(page.locator('[data-row]').first()).toBeVisible()
  }
  await page.locator('[data-row]').first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(queryId))
})

const moveAgentTo = async (page: Page, team: string) => {
  await page.goto('/people')
  await page.getByRole('link', { name: AGENT }).click()
  await page.getByLabel('Time', { exact: true }).selectOption({ label: team })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Acesso salvo.')).toBeVisible()
}

test('a team filter narrows the figures to its people, and the lists behind them as well', async ({
  page,
  request,
  browser,
}) => {
  const ofProgram = e2eCustomer()
  await (await e2eApi(request)).balance(ofProgram, 'ipe')
  const agent = await e2eSignedIn(browser, 'agent')
  const ofAgent = e2eCustomer()
  const fgts = fgtsPage(agent)
  await fgts.open()
  await fgts.askOnly('Ipê')
  await fgts.consult(ofAgent.cpf)
  await expect(fgts.simulateLink('Ipê')).toBeVisible()
  await agent.context().close()

  await signInPage(page).enter('manager')
  const team = `Praia ${Date.now()}`
  await page.goto('/people/teams')
  await page.getByRole('button', { name: 'Criar time' }).click()
  await page.getByLabel('Nome do time').fill(team)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(team)).toBeVisible()
  await moveAgentTo(page, team)

  await page.goto('/sales?period=today&provider=ipe')
  const firstStep = page.getByRole('list', { name: 'Funil FGTS' }).getByRole('listitem').first()
  const count = async () => Number(/^\d+(?=\s|$)/m.exec(await firstStep.innerText())?.[0])
  await expect.poll(count).toBeGreaterThan(1)
  const all = await count()
  await page.getByLabel('Time', { exact: true }).selectOption(team)
  await expect(page).toHaveURL(/team=[\w-]{36}/)
  await expect.poll(count).toBeLessThan(all)
  const narrowedCount = await count()
  await firstStep.getByRole('link').click()
  await expect(page).toHaveURL(/\/sales\/records\?.*team=/)
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${narrowedCount} clientes?`))
  await expect(page.locator('[data-row]').filter({ hasText: maskCpf(ofAgent.cpf) })).toHaveCount(1)
  await expect(page.locator('[data-row]').filter({ hasText: maskCpf(ofProgram.cpf) })).toHaveCount(0)
  // Undoes the change, because other tests share this agent.
  await moveAgentTo(page, 'Sem time')
})

test('a custom period is in the URL, and an agent gets 404', async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/sales')
  const period = page.getByRole('form', { name: 'Período de datas' })
  await period.getByLabel('De', { exact: true }).fill('01/03/2026')
  await period.getByLabel('Até').fill('01/02/2026')
  await period.getByRole('button', { name: 'Ver período' }).click()
  await expect(period.getByRole('alert')).toContainText('em ordem')
  await period.getByLabel('Até').fill('31/03/2026')
  await period.getByRole('button', { name: 'Ver período' }).click()
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-31/)
  await expect(page.getByText('Nada foi pago neste período')).toBeVisible()
  await signInPage(page).become('agent')
  await page.goto('/sales')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})
