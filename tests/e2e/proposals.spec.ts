import { expect, type PlaywrightTestArgs, type PlaywrightWorkerArgs, test } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { proposalsPage } from './pages/proposals-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('the list finds a proposal by name and by CPF, and neither appears in a URL', {
  tag: '@core',
}, async ({ page, request }) => {
  const customer = e2eCustomer()
  await (await e2eApi(request)).proposal(customer)
  const urls: string[] = []
  page.on('request', (outgoing) => urls.push(outgoing.url()))
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()

  await list.search(customer.name)
  await expect(page).toHaveURL(/\/proposals\?q=[\w-]{39,}$/)
  await expect(list.rows).toHaveCount(1)
  await expect(list.box).toHaveValue(customer.name)
  await expect(list.row(customer.name)).toContainText('Aguardando assinatura')
  expect(await list.row(customer.name).innerText()).not.toContain(customer.writtenCpf)

  await list.search('Ninguém Com Este Nome')
  await expect(page.getByText('Nenhuma proposta com este filtro')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/proposals')

  await list.search('123.456.789-00')
  await expect(page.getByText('os números não formam um CPF válido')).toBeVisible()
  await list.search(customer.writtenCpf)
  await expect(list.rows).toHaveCount(1)
  await expect(list.row(customer.name)).toBeVisible()
  await expect(list.box).toHaveValue(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)

  await list.link(customer.name).click()
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible()
  await page.goBack()
  await expect(list.rows).toHaveCount(1)
  const surname = customer.name.split(' ').at(-1) ?? ''
  const telling = urls.filter((url) =>
    [customer.cpf, customer.writtenCpf, surname].some((text) => url.includes(text)),
  )
  expect(telling).toEqual([])

  await page.goto(`/proposals?q=${encodeURIComponent(customer.name)}`)
  await expect(page).toHaveURL(/\/proposals\?q=[\w-]{39,}$/)
  await expect(list.rows).toHaveCount(1)
})

test('a status filter is in the URL, survives a reload, and is undone by the back button', async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter()
  const list = proposalsPage(page)
  await list.open()
  await list.search(customer.name)
  await expect(list.rows).toHaveCount(1)

  await list.openFilters()
  await list.filter('Paga').click()
  await expect(page).toHaveURL(/status=paid/)
  await expect(page.getByText('Nenhuma proposta com este filtro')).toBeVisible()
  await list.filter('Aguardando assinatura').click()
  await expect(page).toHaveURL(/status=paid,formalization/)
  await expect(list.row(customer.name)).toBeVisible()
  await page.reload()
  await expect(list.set).toHaveText(['Paga', 'Aguardando assinatura', 'Limpar'])
  await list.openFilters()
  await expect(list.filter('Paga')).toHaveAttribute('aria-current', 'true')
  await expect(list.row(customer.name)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/status=paid&/)
  await expect(list.filter('Aguardando assinatura')).not.toHaveAttribute('aria-current')
  await expect(list.row(customer.name)).toHaveCount(0)
  await page.goBack()
  await expect(list.row(customer.name)).toBeVisible()
})

test('the agent replaces a PIX key that was refused after the signature, and the proposal is paid', {
  tag: '@core',
}, async ({ page, request, browser }) => {
  const { customer, proposal } = await followProposal({ page, request, browser }, '930')
  await proposal.expectStatus('Pendente')

  const key = page.getByLabel('Nova chave PIX')
  await key.fill('nem chave nem nada')
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  expect(await e2eInspect(page, 'proposal-pending-pix')).toEqual([])
  await key.fill(customer.email)
  await page.getByRole('button', { name: 'Enviar nova chave' }).click()
  await proposal.expectStatus('Paga')
  await expect(page.getByText('PIX, chave e-mail').first()).toBeVisible()
})

test('the agent resends an unreadable document, another file type is rejected when chosen, and the proposal is paid', async ({
  page,
  request,
  browser,
}) => {
  const { proposal } = await followProposal({ page, request, browser }, '932')
  await proposal.expectStatus('Pendente')

  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await expect(page.getByText('Escolha ou fotografe o documento.')).toBeVisible()
  const picker = page.getByLabel('RG ou CNH (frente)')
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') }
  await picker.setInputFiles(notes)
  await expect(page.getByText(/^Este tipo de arquivo não é aceito/)).toBeVisible()
  await expect(page.getByText('notas.txt')).toHaveCount(0)
  await picker.setInputFiles({
    name: 'frente.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture'),
  })
  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await expect(page.getByText(/JPEG, PNG (ou|e) PDF/).first()).toBeVisible()
  await expect(picker).toHaveAttribute('aria-invalid', 'true')
  expect(await e2eInspect(page, 'proposal-pending-document')).toEqual([])

  await page.getByRole('button', { name: /^Remover/ }).click()
  await picker.setInputFiles({ name: 'frente.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('button', { name: 'Enviar documentos' }).click()
  await proposal.expectStatus('Paga')
  await expect(page.getByRole('link', { name: /Baixar\s+RG ou CNH \(frente\)/ })).toBeVisible()
})

test('a proposal is cancelled with a reason, which stays in its history', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)

  await proposal.cancelButton.click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancelar esta proposta?' })
  await dialog.getByRole('button', { name: 'Cancelar proposta' }).click()
  await expect(dialog.getByText('Escolha o motivo do cancelamento.')).toBeVisible()
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  expect(await e2eInspect(page, 'proposal-cancel')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await proposal.cancel('O cliente desistiu')
  await proposal.expectStatus('Cancelada')
  await expect(proposal.cancelButton).toHaveCount(0)
  await expect(proposal.history.getByRole('listitem').first()).toContainText(
    'A proposta foi cancelada a pedido.',
  )
})

test('a proposal whose payout has begun cannot be cancelled directly: the institution is asked to stop it', async ({
  page,
  request,
}) => {
  const { id } = await (await e2eApi(request)).proposal(e2eCustomer())
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)
  await expect(proposal.cancelButton).toBeVisible()
  // Overrides the status with `processing`, because the sandbox pays at once.
  await page.route(`**/api/proposals/${id}*`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 'processing' } })
  })
  // All live events may have arrived before the route was registered, so the test makes the page refetch.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Pagamento em andamento', { exact: true }).first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await proposal.expectStatus('Pagamento em andamento')
  await expect(proposal.cancelButton).toHaveCount(0)
  await page.getByRole('button', { name: 'Pedir cancelamento' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Pedir o cancelamento?' })
  await expect(dialog).toContainText('Se o dinheiro já tiver saído, a proposta será paga.')
  await expect(dialog.getByRole('button', { name: 'Cancelar proposta' })).toHaveCount(0)
})

test('a proposal refused in analysis explains why and offers a next step', { tag: '@core' }, async ({
  page,
  request,
  browser,
}) => {
  const { proposal } = await followProposal({ page, request, browser }, '934')
  await proposal.expectStatus('Recusada')
  await expect(proposal.history.getByRole('listitem').first()).toContainText(
    'A instituição recusou a proposta na análise de crédito.',
  )
  expect(await e2eInspect(page, 'proposal-rejected')).toEqual([])
  await expect(proposal.cancelButton).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nova consulta' })).toBeVisible()
})

const followProposal = async (
  { page, request, browser }: Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'page' | 'request' | 'browser'>,
  digits79: string,
) => {
  const customer = e2eCustomer(digits79)
  const { id, formalizationLink } = await (await e2eApi(request)).proposal(customer)
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)
  await e2eSign(browser, { customer, link: formalizationLink })
  return { customer, proposal }
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
