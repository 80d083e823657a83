import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { e2eApi } from '../support/e2e-api.ts'
import { e2eClt } from '../support/e2e-clt.ts'
import { e2eCustomer } from '../support/e2e-customer.ts'
import { e2eInspect } from '../support/e2e-inspect.ts'
import { pdfPages } from '../support/pdf-text.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { simulationPage } from './pages/simulation-page.ts'

const amountIn = (text: string) => /R\$\s?([\d.]+,\d{2})/.exec(text)?.[1] ?? ''

test('an agent explains every cent of an FGTS simulation and sends its offer as a PDF', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const balance = await (await e2eApi(request)).balance(customer, 'ipe')
  await signInPage(page).enter()
  await page.goto(`/fgts/simulation/${balance.id}`)
  const simulation = simulationPage(page)
  await simulation.settled()
  const net = amountIn(await simulation.result.innerText())

  await page.getByText('Como chegamos a este valor').click()
  const workings = page.getByRole('region', { name: 'Memória de cálculo' })
  await expect(workings.getByText(/^Valor para o cliente/)).toBeVisible()
  await expect(workings).toContainText(net)
  await expect(workings.getByText(/^Parcela 1 · vence em/)).toBeVisible()
  expect(await e2eInspect(page, 'simulation-workings')).toEqual([])

  await page.getByRole('button', { name: 'Oferta para o cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oferta para o cliente' })
  await expect(dialog.getByText(`Você recebe: R$ ${net}`, { exact: false })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /CET/)
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

test('a payroll simulation shows its Price schedule in formulas and is offered before the operation', async ({
  page,
  request,
}) => {
  const simulated = await (await e2eClt(request)).simulation(e2eCustomer())
  await signInPage(page).enter()
  await page.goto(`/clt/operation/${simulated.id}`)
  await page.getByRole('button', { name: 'Oferta para o cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oferta para o cliente' })
  await expect(dialog.getByText(/descontadas em folha/).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Baixar oferta (PDF)' }).click(),
  ])
  expect(pdfPages(await readFile(await download.path())).length).toBeLessThanOrEqual(2)
})
