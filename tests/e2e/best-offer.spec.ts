import { expect, test } from '@playwright/test'
import { amountsIn } from '../support/e2e-amounts.ts'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const centsOf = (written = '') => Number(written.replace(/\D/g, ''))

test('the FGTS table that is best for the customer is first and chosen, and a dearer house default names its difference in reais', async ({
  page,
  request,
}) => {
  const { id } = await (await e2eApi(request)).balance(e2eCustomer(), 'caravela')
  await signInPage(page).enter()
  await page.goto(`/fgts/simulation/${id}`)
  const simulation = simulationPage(page)
  await expect(simulation.option(0)).toBeChecked()
  await expect(simulation.line(0)).toContainText('Melhor para o cliente')

  const lines = await simulation.tables.locator('label').all()
  const nets = await Promise.all(lines.map((line) => line.innerText().then(netOf)))
  expect(nets).toEqual(nets.toSorted((a, b) => b - a))
  const [best = 0] = nets

  const house = simulation.tables.locator('label').filter({ hasText: 'Padrão da casa' })
  const [difference] = amountsIn(/R\$\s[\d.,]+ a menos/.exec(await house.innerText())?.[0] ?? '')
  expect(centsOf(difference)).toBe(best - netOf(await house.innerText()))
  expect(centsOf(difference)).toBeGreaterThan(0)

  await expect(simulation.result).not.toContainText('a menos do que')
  await house.getByRole('radio').check()
  await expect(simulation.result).toContainText(`${difference} a menos do que com a tabela`)

  // One bar in each card, in words as well: its parts are what is blocked at Caixa.
  const bars = simulation.tables.getByText(/^Cliente recebe: .*Juros: /)
  await expect(bars).toHaveCount(lines.length)
  const blocked = centsOf(amountsIn(await simulation.figure('Bloqueado no FGTS').innerText())[0])
  for (const words of await bars.allTextContents())
    expect(amountsIn(words).reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(blocked)

  await page.getByText('Ver em tabela').click()
  const last = page.getByRole('columnheader', { name: 'CET a.m.' })
  const card = page.getByRole('region', { name: /^Tabelas de taxas sobre as mesmas parcelas/ })
  const [inside, within] = [await last.boundingBox(), await card.boundingBox()]
  expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual((within?.x ?? 0) + (within?.width ?? 0))
  expect(await e2eInspect(page, 'best-table')).toEqual([])

  // Where the customer wants an amount, the cheapest is the one that takes least of the FGTS for it.
  await simulation.target.fill('500,00')
  await expect(house).toContainText('a mais de custo')
  await expect(simulation.line(0)).toContainText('Melhor para o cliente')
})

/** What the customer receives by a table's line: the amount that has a line of its own. */
const netOf = (line: string): number => centsOf(/^R\$\s([\d.]+,\d{2})$/m.exec(line)?.[1])
