import { expect, test } from '@playwright/test'
import { amountsIn } from '#tests/support/e2e/amounts.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { offersPage } from './pages/offers-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const centsOf = (text = '') => Number(text.replace(/\D/g, ''))

test('the cheapest FGTS table comes first and is selected, and a more expensive default table states the difference in reais', async ({
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

  // Each card has one bar with a text alternative. The parts of a bar add up to the amount that Caixa blocks.
  const bars = simulation.tables.locator('.sr-only', { hasText: /^O cliente recebe: .*Juros: / })
  await expect(bars).toHaveCount(lines.length)
  const blocked = centsOf(
    amountsIn(/Bloqueado no FGTS[\s\S]*/.exec(await simulation.result.innerText())?.[0] ?? '')[0],
  )
  for (const words of await bars.allTextContents())
    expect(amountsIn(words).reduce((sum, amount) => sum + centsOf(amount), 0)).toBe(blocked)

  await page.getByText('Ver em tabela').click()
  const figures = page.getByRole('region', { name: /^Tabelas de taxas sobre as mesmas parcelas/ })
  await expect(figures.getByRole('columnheader')).toHaveCount(lines.length + 1)
  await expect(figures.getByRole('rowheader', { name: 'CET a.m.' })).toBeVisible()
  const hidden = () => figures.evaluate((part) => part.scrollWidth - part.clientWidth)
  expect(await hidden(), 'the last table is cut').toBe(0)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await hidden(), 'the last table is cut on a phone').toBe(0)
  if (size) await page.setViewportSize(size)
  expect(await e2eInspect(page, 'best-table')).toEqual([])

  // For a target amount, the cheapest table is the one that blocks the least FGTS.
  await simulation.target.fill('500,00')
  await expect(house).toContainText('a mais de custo')
  await expect(simulation.line(0)).toContainText('Melhor para o cliente')
  // Typing into a focused amount replaces it.
  await simulation.option(0).focus()
  await simulation.target.focus()
  await page.keyboard.type('40000')
  await expect(simulation.target).toHaveValue('400,00')
})

test('each balance card shows the net amount, the cost and the expiry of its best offer, and marks the cheapest card', async ({
  page,
}) => {
  const fgts = fgtsPage(page)
  await signInPage(page).enter()
  await fgts.open()
  await fgts.consult(e2eCustomer().cpf)
  const offers = await Promise.all(
    ['Aurora', 'Caravela', 'Ipê'].map(async (name) => {
      await expect(fgts.card(name)).toContainText(/O cliente recebe até[\s\S]*CET \d+,\d{2}% a\.m\./)
      await expect(fgts.card(name)).toContainText('Saldo: vale por mais')
      return { name, net: centsOf(amountsIn(await fgts.card(name).innerText())[0]) }
    }),
  )
  const [best] = offers.toSorted((a, b) => b.net - a.net)
  await expect(page.getByText('Melhor para o cliente')).toHaveCount(1)
  await expect(fgts.card(best?.name ?? '')).toContainText('Melhor para o cliente')

  // On a phone, the years of the same FGTS account are not repeated on every card.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  const years = fgts.card('Ipê').getByRole('listitem')
  await expect(years).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver anos: Ipê' }).click()
  await expect(years.first()).toBeVisible()
  expect(await e2eInspect(page, 'balance-cards')).toEqual([])
  if (size) await page.setViewportSize(size)
  await fgts.simulateLink(best?.name ?? '').click()
  const simulation = simulationPage(page)
  await expect(simulation.option(0)).toBeChecked()
  expect(netOf(await simulation.line(0).innerText())).toBe(best?.net)
})

test('selecting a mark in the CLT chart changes the term; only another mark or table name changes the offer', async ({
  page,
  request,
}) => {
  const consult = await (await e2eClt(request)).consult(e2eCustomer())
  const offers = offersPage(page)
  await signInPage(page).enter()
  await offers.open(consult.id)
  await expect(offers.configs.first()).toBeChecked()
  await expect(offers.terms.first()).toHaveAttribute('aria-pressed', 'true')

  await offers.config('Aurora Padrão').check()
  await expect(offers.chart).toHaveAttribute('aria-valuetext', /Aurora Padrão/)
  for (const term of ['24', '12', '18']) {
    const label = await offers.chart
      .locator('text')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .boundingBox()
    await page.mouse.click((label?.x ?? 0) + (label?.width ?? 0) / 2, (label?.y ?? 0) + (label?.height ?? 0))
    await expect(offers.chart).toHaveAttribute('aria-valuenow', term)
    await expect(offers.chart).toHaveAttribute('aria-valuetext', /Aurora Padrão/)
  }

  const other = await offers.unchosen.first().getAttribute('value')
  const mark = await offers
    .marks(other ?? '')
    .first()
    .boundingBox()
  await page.mouse.click((mark?.x ?? 0) + (mark?.width ?? 0) / 2, (mark?.y ?? 0) + (mark?.height ?? 0) / 2)
  await expect(offers.chart).not.toHaveAttribute('aria-valuetext', /Aurora Padrão/)
})

test('for a requested amount, every CLT offer is for that amount and the shortest fitting term is selected', async ({
  page,
  request,
}) => {
  const consult = await (await e2eClt(request)).consult(e2eCustomer())
  const offers = offersPage(page)
  await signInPage(page).enter()
  await offers.open(consult.id)
  const [shortest, second] = await offers.terms.allInnerTexts()
  const [most = '', amount = ''] = [amountsIn(shortest ?? '')[0], amountsIn(second ?? '')[0]]
  expect(centsOf(amount)).toBeGreaterThan(centsOf(most))

  await offers.by('Valor líquido')
  await offers.net.fill(amount)
  await expect(offers.terms.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(offers.terms.first()).toBeDisabled()
  await expect(offers.terms.first()).toContainText('não cabe')
  await offers.settled()
  await expect(offers.result).toContainText(amount)

  const [installment = '', total = ''] = amountsIn(await offers.terms.nth(1).innerText())
  await expect(offers.result).toContainText(`× R$ ${installment}`)
  await expect(offers.figure('Total a pagar')).toContainText(total)
  const selectedOffer = offers.offers
    .locator('label')
    .filter({ has: page.locator('input[name=table]:checked') })
  await expect(selectedOffer).toContainText('Melhor para o cliente')
  await expect(selectedOffer).toContainText(`× R$ ${installment}`)
  await expect(selectedOffer).toContainText(`total a pagar R$ ${total}`)
  await expect(offers.chart).toHaveAttribute('aria-valuetext', /mais barata, parcela de R\$/)
  expect(await e2eInspect(page, 'clt-amount')).toEqual([])
})

const netOf = (line: string): number => centsOf(/^R\$\s([\d.]+,\d{2})$/m.exec(line)?.[1])
