import { expect, test } from '@playwright/test'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

const brokenCpfs = (items: Element[]) =>
  items.flatMap((item) => {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
    const wrappedCpfs: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [cpf] = /\d{3}\.\d{3}\.\d{3}.\d{2}/.exec(node.textContent ?? '') ?? []
      if (cpf === undefined) continue
      const range = document.createRange()
      const start = (node.textContent ?? '').indexOf(cpf)
      range.setStart(node, start)
      range.setEnd(node, start + cpf.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) wrappedCpfs.push(cpf)
    }
    return wrappedCpfs
  })

test('a test CPF is filled in with one press, fits one line on a phone, and leads to its sandbox outcome', async ({
  page,
}) => {
  await signInPage(page).enter()
  const screen = fgtsPage(page)
  await screen.open()
  await page.getByRole('button', { name: 'CPFs de teste' }).click()
  await expect(page.getByRole('menuitem', { name: /Tudo dá certo/ })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.getByRole('menuitem').evaluateAll(brokenCpfs)).toEqual([])
  expect(await e2eInspect(page, 'test-cpfs-fgts')).toEqual([])
  await page.getByRole('menuitem', { name: /Não aderiu ao saque-aniversário/ }).click()
  await expect(screen.cpf).toHaveValue('314.159.901-74')
  await screen.askOnly('Aurora')
  await screen.consultButton.click()
  await expect(screen.card('Aurora')).toContainText(/saque-aniversário/i)
})

test('the CLT page offers the test cases of consults, by keyboard as well', async ({ page }) => {
  await signInPage(page).enter()
  await page.goto('/clt')
  await page.getByRole('button', { name: 'CPFs de teste' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Bloqueio do aniversário/ })).toHaveCount(0)
  await page.getByRole('menuitem', { name: /Sem margem/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'CPF do cliente' })).toHaveValue(/^314\.159\.921-\d\d$/)
})

test('a test CPF on home opens either product’s form with one press, filled in', async ({ page }) => {
  await signInPage(page).enter()
  const offer = page.getByRole('region', { name: 'Experimente com um CPF de teste' })
  const cpf = await offer.getByText(/^\d{3}\.\d{3}\.100.\d{2}$/).innerText()
  expect(await e2eInspect(page, 'home-test-cpf')).toEqual([])
  const digits = cpf.replace(/\D/g, '')
  for (const [name, path] of [
    ['Testar no FGTS', '/fgts'],
    ['Testar no crédito CLT', '/clt'],
  ] as const) {
    await page.goto('/home')
    await offer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    const field = page.getByRole('textbox', { name: 'CPF do cliente' })
    await expect.poll(async () => (await field.inputValue()).replace(/\D/g, '')).toBe(digits)
  }
})
