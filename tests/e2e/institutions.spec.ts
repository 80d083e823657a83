import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('a manager sees that an institution responds, how fast, and its last report; an agent gets 404', async ({
  page,
  request,
}) => {
  await (await e2eApi(request)).balance(e2eCustomer(), 'ipe')
  await signInPage(page).enter('manager')
  await page.getByRole('link', { name: 'Instituições' }).click()
  const ipe = page.getByRole('region', { name: 'Ipê', exact: true })
  await expect(ipe).toContainText('Funcionando')
  await expect(ipe.getByRole('table', { name: 'Operações: Ipê' })).toContainText('Consultar saldo FGTS')
  await expect(ipe).toContainText('Nada na fila')
  await expect(page.getByText('alterados pelo operador')).toBeVisible()
  const chart = ipe.getByRole('slider', { name: 'Chamadas: Ipê' })
  await chart.focus()
  // The query falls into the last or second-to-last hour of the chart.
  const lastTwo = async () => {
    await page.keyboard.press('End')
    const last = await chart.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowLeft')
    return `${last} ${await chart.getAttribute('aria-valuetext')}`
  }
  await expect.poll(lastTwo).toMatch(/Deram certo: [1-9]/)
  await page.getByRole('link', { name: 'Últimos 7 dias' }).click()
  await expect(page).toHaveURL('/institutions?range=7d')
  await expect(chart).toHaveAttribute('aria-valuemax', '27')
  expect(await e2eInspect(page, 'institutions')).toEqual([])
  await signInPage(page).become('agent')
  await page.goto('/institutions')
  await expect(page.getByRole('heading', { level: 1, name: 'Não encontramos esta página' })).toBeVisible()
})
