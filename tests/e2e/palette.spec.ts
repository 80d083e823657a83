import { expect, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { fgtsPage } from './pages/fgts-page.ts'
import { paletteControls } from './pages/palette-controls.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('the palette leads from a name to the customer by keyboard alone, with all activity of that customer', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const { contractNumber } = await (await e2eApi(request)).proposal(customer)
  const term = await (await e2eClt(request)).term(customer)
  const addresses: string[] = []
  page.on('request', (outgoing) => addresses.push(outgoing.url()))
  await signInPage(page).enter()
  const palette = paletteControls(page)
  const [, , surname = ''] = customer.name.split(' ')

  await palette.open()
  await page.keyboard.type(surname)
  await expect(palette.option(new RegExp(surname)).first()).toBeVisible()
  await expect(palette.selected).toContainText(surname)
  expect(await e2eInspect(page, 'palette')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers\/[\w-]{40,}$/)
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible()
  await expect(page.getByText(contractNumber)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar contrato' })).toHaveAttribute('href', /proposals/)
  await expect(page.getByRole('link', { name: 'Enviar termo' })).toHaveAttribute(
    'href',
    `/clt/consult/${term.id}`,
  )
  await expect(page.getByText(customer.writtenCpf)).toHaveCount(0)
  expect(await e2eInspect(page, 'customer')).toEqual([])
  for (const personal of [customer.cpf, surname])
    expect(addresses.filter((address) => address.includes(personal))).toEqual([])

  await page.getByRole('link', { name: 'CLT', exact: true }).click()
  await expect(page).toHaveURL(/product=clt/)
  await expect(page.getByText('Saldo recebido')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Aguardando cliente', exact: true })).toBeVisible()
})

test('a typed CPF of an unknown customer starts balance queries at every institution', async ({ page }) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  const palette = paletteControls(page)
  await palette.open()
  await page.keyboard.type(customer.writtenCpf)
  await expect(palette.option(/^Consultar saldo FGTS de/)).toBeVisible()
  await expect(palette.selected).toContainText('Consultar saldo FGTS de')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fgts\?q=/)
  for (const institution of ['Aurora', 'Ipê'])
    await expect(fgtsPage(page).card(institution).getByText('Pode simular')).toBeVisible()
  expect(page.url()).not.toContain(customer.cpf)
})

test('a typed CPF opens the form of a new term with the CPF filled in', async ({ page }) => {
  const customer = e2eCustomer()
  await signInPage(page).enter()
  const palette = paletteControls(page)
  await palette.open()
  await page.keyboard.type(customer.cpf)
  await palette.option(/^Novo termo CLT para/).click()
  await expect(page).toHaveURL('/clt')
  await expect(page.getByRole('textbox', { name: 'CPF do cliente' })).toHaveValue(customer.writtenCpf)
})

test('arrow keys select, typing narrows the actions, and Escape restores the focus', async ({ page }) => {
  await signInPage(page).enter()
  const palette = paletteControls(page)
  const button = page.getByRole('button', { name: /Busca rápida/ }).first()
  await palette.open()
  await page.keyboard.press('Escape')
  await expect(palette.dialog).toHaveCount(0)
  await button.click()
  await expect(palette.selected).toContainText('Nova consulta FGTS')
  await page.keyboard.press('ArrowDown')
  await expect(palette.selected).toContainText('Novo termo CLT')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(palette.selected).toContainText('Sair')
  await page.keyboard.type('ir prop')
  await expect(palette.option(/./)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the keyboard map opens with ?, single letters can be switched off, and typing never triggers them', async ({
  page,
}) => {
  await signInPage(page).enter()
  const map = page.getByRole('dialog', { name: 'Atalhos de teclado' })
  await expect(async () => {
    await page.keyboard.press('Shift+?')
    await expect(map).toBeVisible({ timeout: 2000 })
  }).toPass()
  expect(await e2eInspect(page, 'keyboard-map')).toEqual([])
  await map.getByLabel('Atalhos de uma letra').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await page.keyboard.press('Shift+?')
  await expect(map).toHaveCount(0)
  await expect(page).toHaveURL('/home')

  const palette = paletteControls(page)
  await palette.open()
  await page.keyboard.type('atalhos')
  await page.keyboard.press('Enter')
  await map.getByLabel('Atalhos de uma letra').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/proposals')
  const search = page.getByRole('searchbox').first()
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('gh?')
  await expect(search).toHaveValue('gh?')
  await expect(page).toHaveURL('/proposals')
})

test('the palette lists the actions of the screen first: reveals the CPF, copies the link, asks before canceling', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const proposal = await (await e2eApi(request)).proposal(customer)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInPage(page).enter()
  await page.goto(`/proposals/${proposal.id}`)
  await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toBeVisible()
  const palette = paletteControls(page)

  await palette.open()
  await expect(palette.option(/./).first()).toHaveText(/Mostrar o CPF|Copiar|Cancelar proposta/)
  await page.keyboard.type('mostrar cpf')
  await expect(palette.selected).toContainText('Mostrar o CPF')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Conferir os dados' }).press('Enter')
  await expect(page.getByText(customer.writtenCpf).first()).toBeVisible()

  // Clears text copied by an earlier test.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await palette.open()
  await page.keyboard.type('copiar link')
  await page.keyboard.press('Enter')
  await expect(palette.dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/formalization/')

  await page.evaluate(() => navigator.clipboard.writeText(''))
  await palette.open()
  await page.keyboard.type('lembrete')
  await expect(palette.selected).toContainText('Copiar lembrete')
  await page.keyboard.press('Enter')
  await expect(palette.dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/formalization/')

  await palette.open()
  await page.keyboard.type('cancelar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: /Cancelar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancelar proposta' })).toBeFocused()
})
