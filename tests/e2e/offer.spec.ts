import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { linkCardOf } from './pages/link-card.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const amountIn = (text: string) => /R\$\s?([\d.]+,\d{2})/.exec(text)?.[1] ?? ''

test('an agent shows how every cent of an FGTS simulation is computed and sends its offer as a PDF', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const balance = await (await e2eApi(request)).balance(customer, 'ipe')
  await signInPage(page).enter()
  await page.goto(`/fgts/simulation/${balance.id}`)
  const simulation = simulationPage(page)
  await simulation.untilIdle()
  const net = amountIn(await simulation.result.innerText())

  await page.getByText('Como chegamos a este valor').click()
  const workings = page.getByRole('region', { name: 'Memória de cálculo' })
  await expect(workings.getByText(/^Valor para o cliente/)).toBeVisible()
  await expect(workings).toContainText(net)
  await expect(workings.getByText(/^Parcela 1 · vence em/)).toBeVisible()
  expect(await e2eInspect(page, 'simulation-workings')).toEqual([])

  await page.getByRole('button', { name: 'Oferta para o cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oferta para o cliente' })
  await dialog.locator('summary').click()
  await expect(dialog.getByText(`Você recebe: R$ ${net}`, { exact: false })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Enviar texto por WhatsApp' })).toHaveAttribute('href', /CET/)
  expect(await e2eInspect(page, 'offer')).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Baixar oferta (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^oferta-fgts-[0-9a-f]{8}\.pdf$/)
  const text = pdfPages(await readFile(await download.path())).join('\n')
  expect(text).toContain(net)
  expect(text).not.toContain(customer.cpf)
  expect(text).not.toContain(customer.writtenCpf)
})

test('a payroll simulation shows the formulas of its Price schedule and can be offered before the operation', async ({
  page,
  request,
}) => {
  const simulation = await (await e2eClt(request)).simulation(e2eCustomer())
  await signInPage(page).enter()
  await page.goto(`/clt/operation/${simulation.id}`)
  await page.getByRole('button', { name: 'Oferta para o cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oferta para o cliente' })
  await dialog.locator('summary').click()
  await expect(dialog.getByText(/descontadas em folha/).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Baixar oferta (PDF)' }).click(),
  ])
  expect(pdfPages(await readFile(await download.path())).length).toBeLessThanOrEqual(2)
})

test('a customer opens an offer on a phone and asks for it, and the agent continues with it', async ({
  page,
  context,
  browser,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = e2eCustomer()
  const balance = await (await e2eApi(request)).balance(customer, 'ipe')
  await signInPage(page).enter()
  await page.goto(`/fgts/simulation/${balance.id}`)
  const simulation = simulationPage(page)
  await simulation.untilIdle()
  const net = amountIn(await simulation.result.innerText())
  await page.getByRole('button', { name: 'Oferta para o cliente' }).click()
  const card = linkCardOf(page)
  await expect(card.qrCode).toBeVisible()
  await expect(card.opened).toHaveText('Ainda não')
  expect(await card.copied('Copiar mensagem')).not.toMatch(/R\$/)
  const link = await card.copied('Copiar link')

  const phone = await (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })).newPage()
  await test.step('before the CPF the page says who lends and who serves, no amount', async () => {
    await phone.goto(link)
    const main = phone.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Confirme quem é você' })).toBeVisible()
    expect(await main.innerText()).not.toMatch(/R\$|\*\*\*/)
    expect(await e2eInspect(phone, 'offer-identify')).toEqual([])
    await phone.getByLabel('Seu CPF').fill(customer.writtenCpf)
    await phone.getByRole('button', { name: 'Confirmar' }).tap()
    await expect(main.getByText(net).first()).toBeVisible()
    expect(await e2eInspect(phone, 'offer-open')).toEqual([])
  })
  await card.expectVisited()

  await phone.getByRole('button', { name: 'Quero esta oferta' }).tap()
  await expect(phone.getByText('Pedido recebido')).toBeVisible()
  expect(await e2eInspect(phone, 'offer-wanted')).toEqual([])
  await expect(page.getByText(/O cliente quer esta oferta desde/)).toBeVisible()
  await page.goto('/home')
  const region = page.getByRole('region', { name: 'Clientes que querem a oferta' })
  await expect(region.getByRole('link', { name: /Continuar/ }).first()).toBeVisible()
})
