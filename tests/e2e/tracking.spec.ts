import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2ePending } from '#tests/support/e2e/pending.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Three customers who share a rare surname, each with a proposal, in order of first name. */
const createFamily = async (request: APIRequestContext) => {
  const api = await e2eApi(request)
  const surname = e2eCustomer().name.split(' ').at(-1) ?? ''
  const customers = ['Carla', 'Ana', 'Bruna'].map((first) => ({
    ...e2eCustomer(),
    name: `${first} ${surname}`,
  }))
  await api.proposals(customers)
  return { surname, customers }
}

const openFamily = async (page: Page, surname: string) => {
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  await list.search(surname)
  await expect(list.rows).toHaveCount(3)
  return list
}

const firstNames = async (list: ReturnType<typeof proposalsPage>) =>
  (await list.names()).map((name) => name.split(' ')[0])

test('order and columns are in the URL, a heading reverses the order, and the back button undoes it', async ({
  page,
  request,
}) => {
  const { surname } = await createFamily(request)
  const list = await openFamily(page, surname)
  expect(await firstNames(list)).toEqual(['Bruna', 'Ana', 'Carla'])

  await list.sort('Cliente, de A a Z')
  await expect(page).toHaveURL(/sort=customer&order=asc/)
  await expect.poll(() => firstNames(list)).toEqual(['Ana', 'Bruna', 'Carla'])
  await expect(list.heading('Cliente')).toHaveAttribute('aria-sort', 'ascending')
  await list.heading('Cliente').getByRole('link').click()
  await expect.poll(() => firstNames(list)).toEqual(['Carla', 'Bruna', 'Ana'])

  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Autor' }).click()
  await expect(page).toHaveURL(/cols=[^&]*author/)
  await page.keyboard.press('Escape')
  await expect(list.heading('Autor')).toBeVisible()
  expect(await e2eInspect(page, 'tracking-sorted')).toEqual([])

  await page.reload()
  await expect.poll(() => firstNames(list)).toEqual(['Carla', 'Bruna', 'Ana'])
  await page.goBack()
  await expect(list.heading('Autor')).toHaveCount(0)
})

test('filters narrow the list and are in the URL', async ({ page, request }) => {
  const { surname } = await createFamily(request)
  const list = await openFamily(page, surname)
  await list.openFilters()
  const form = page.getByRole('form', { name: 'Filtrar propostas' })
  await form.getByLabel('Líquido até').fill('1,00')
  await form.getByLabel('Criada de').fill('01/01/2024')
  expect(await e2eInspect(page, 'tracking-filters')).toEqual([])
  await form.getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(/from=2024-01-01&max=1.00/)
  await expect(page.getByText('Nenhuma proposta com este filtro')).toBeVisible()
  await expect(list.filtersButton).toHaveText('Filtros (2)')
  await list.set.filter({ hasText: 'Líquido até R$' }).click()
  await expect(page).not.toHaveURL(/max=/)
  await list.openFilters()
  await form.getByRole('button', { name: 'Limpar' }).click()
  await expect(list.rows).toHaveCount(3)
})

test('filters set while a search is being encrypted are applied together with it, and an abandoned search does not return', async ({
  page,
  request,
}) => {
  const { surname } = await createFamily(request)
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  let encrypt = () => {}
  const encrypted = new Promise<void>((resolve) => {
    encrypt = resolve
  })
  await page.route('**/proposals*', async (route) => {
    if (route.request().method() === 'POST') await encrypted
    await route.continue()
  })
  await list.openFilters()
  await list.search(surname)
  await list.product('FGTS').click()
  await list.filter('Pendente').click()
  await list.filter('Aguardando assinatura').click()
  await expect(page).toHaveURL(/product=fgts&status=pending,formalization/)
  encrypt()
  await expect(page).toHaveURL(/product=fgts&status=pending,formalization&q=/)
  await expect(list.rows).toHaveCount(3)
  await list.product('CLT').click()
  await expect(page.getByText('Nenhuma proposta com este filtro')).toBeVisible()

  await list.search(`${surname} Outra`)
  await list.view('Pendentes').click()
  await expect(page).toHaveURL(/\?status=pending&sort=updated&order=asc$/)
  await expect(list.box).toHaveValue('')
})

test('a view is saved, opened again, renamed and deleted', async ({ page, request }) => {
  const { surname } = await createFamily(request)
  const list = await openFamily(page, surname)
  const name = `Família ${surname}`
  await page.getByRole('button', { name: 'Salvar visão' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar visão' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Salvar visão' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Nome').fill(name)
  expect(await e2eInspect(page, 'tracking-save-view')).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(list.view(name)).toHaveAttribute('aria-current', 'true')
  await expect(list.view(name)).toBeFocused()

  await list.view('Paradas').click()
  await expect(page).toHaveURL(/updated_to=-3d/)
  await list.view(name).click()
  await expect(list.rows).toHaveCount(3)

  await page.getByRole('button', { name: `Opções da visão ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Renomear' }).click()
  const rename = page.getByRole('dialog', { name: 'Renomear visão' })
  await rename.getByLabel('Nome').fill(`Casa ${surname}`)
  await rename.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(list.view(`Casa ${surname}`)).toBeVisible()
  const options = page.getByRole('button', { name: `Opções da visão Casa ${surname}` })
  await expect(options).toBeFocused()
  await options.click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await expect(list.view(`Casa ${surname}`)).toHaveCount(0)
  await expect(list.view('Todas')).toBeFocused()
})

test('a proposal links to its neighbours in the filtered list, by keyboard too, and back to that list', async ({
  page,
  request,
}) => {
  const { surname } = await createFamily(request)
  const list = await openFamily(page, surname)
  await list.sort('Cliente, de A a Z')
  await expect.poll(() => firstNames(list)).toEqual(['Ana', 'Bruna', 'Carla'])
  await page.locator('body').press('j')
  await page.keyboard.press('Enter')
  const heading = (first: string) => page.getByRole('heading', { level: 1, name: `${first} ${surname}` })
  await expect(heading('Ana')).toBeVisible()
  await expect(list.neighbours).toContainText('1 de 3')
  await expect(list.neighbours.getByRole('button', { name: 'Proposta anterior' })).toBeDisabled()
  await list.neighbours.getByRole('link', { name: 'Próxima proposta' }).click()
  await expect(heading('Bruna')).toBeVisible()
  await expect(list.neighbours).toContainText('2 de 3')
  await page.keyboard.press('j')
  await expect(heading('Carla')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading('Bruna')).toBeVisible()
  // Presses keys faster than pages load. Each key must start from the proposal that the previous key chose,
  // even if the page of that proposal has not loaded.
  for (const key of ['k', 'j', 'j']) await page.keyboard.press(key)
  await expect(heading('Carla')).toBeVisible()
  await expect(list.neighbours).toContainText('3 de 3')
  for (const key of ['k', 'k']) await page.keyboard.press(key)
  await expect(heading('Ana')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading('Bruna')).toBeVisible()
  expect(await e2eInspect(page, 'proposal-in-list')).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Propostas' }).click()
  await expect(page).toHaveURL(/\/proposals\?.*sort=customer/)
  await expect.poll(() => firstNames(list)).toEqual(['Ana', 'Bruna', 'Carla'])
})

test('the export contains exactly the filtered rows, and the search text is in no URL', async ({
  page,
  request,
}) => {
  const { surname, customers } = await createFamily(request)
  const list = await openFamily(page, surname)
  const [customer = e2eCustomer()] = customers
  const urls: string[] = []
  page.on('request', (outgoing) => urls.push(outgoing.url()))
  const linesOf = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar CSV' }).click()
    await page.getByRole('menuitem', { name: 'Com CPF mascarado' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    return text.trim().split('\r\n').slice(1)
  }
  expect((await linesOf()).map((line) => line.split(';')[2]?.split(' ')[0])).toEqual([
    'Bruna',
    'Ana',
    'Carla',
  ])
  await list.search(customer.writtenCpf)
  await expect(list.rows).toHaveCount(1)
  const [line, ...others] = await linesOf()
  expect(others).toEqual([])
  expect(line).toContain(`;${customer.name};***.`)
  const telling = [customer.cpf, customer.writtenCpf, surname]
  expect(urls.filter((url) => telling.some((text) => url.includes(text)))).toEqual([])
})

test('a row with a pending item links directly to its correction, by keyboard and on a narrow screen as well', async ({
  page,
  request,
  browser,
}) => {
  const { id, customer } = await e2ePending({ request, browser }, '930')
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  const fix = list.row(customer.name).getByRole('link', { name: `Corrigir – ${customer.name}` })
  await expect(fix).toBeVisible()
  expect(await e2eInspect(page, 'tracking-to-fix')).toEqual([])
  await list.row(customer.name).getByRole('link', { name: customer.name }).first().focus()
  await page.keyboard.press('Tab')
  await expect(fix).toBeFocused()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(fix).toBeVisible()
  expect(await e2eInspect(page, 'tracking-to-fix-narrow')).toEqual([])
  await fix.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/proposals/${id}/fix$`))
})
