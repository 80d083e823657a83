import { expect, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { e2eSign } from '../support/e2e-sign.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager sees a contract that was just paid, filters, walks the chart by keyboard and downloads its table', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const customer = e2eCustomer()
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await e2eSign(browser, { customer, link: formalizationLink })
  await signInPage(page).enter('manager')
  await proposalPage(page).open(id)
  await proposalPage(page).expectStatus('Paga')

  await page.goto('/production')
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

test('a figure says what it counts, is compared with another period, and leads to the contracts behind it', async ({
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

  await page.goto('/production?period=7d&provider=aurora')
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

test('a period of ones own is in the address, and an agent finds no such page', async ({ page }) => {
  await signInPage(page).enter('manager')
  await page.goto('/production')
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
  await page.goto('/production')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})
