import { expect, test } from '@playwright/test'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { e2eSign } from '#tests/support/e2e/sign.ts'
import { consentPage } from './pages/consent-page.ts'
import { linkCardOf } from './pages/link-card.ts'
import { proposalPage } from './pages/proposal-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

test('the agent shares a consent term from one card and sees the customer open it and identify', async ({
  page,
  context,
  browser,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = e2eCustomer()
  const { id, consentLink } = await (await e2eClt(request)).term(customer)
  await signInPage(page).enter()
  await page.goto(`/clt/consult/${id}`)
  const card = linkCardOf(page)

  await expect(card.qrCode).toBeVisible()
  await expect(card.until).toHaveText(/\d{2}:\d{2}$/)
  await expect(card.opened).toHaveText('Ainda não')
  expect(await card.copied('Copiar link')).toBe(consentLink)
  for (const label of ['Copiar mensagem', 'Copiar lembrete'] as const)
    expect(await card.copied(label)).toContain(consentLink)

  const phone = await (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })).newPage()
  await phone.goto(consentLink)
  await expect(card.opened).toHaveText(/\d{2}:\d{2}$/)
  await expect(card.identified).toHaveText('Ainda não')
  await consentPage(phone).identify(customer)
  await card.expectVisited()
  expect(await e2eInspect(page, 'link-card-visited')).toEqual([])
})

test('a term with a paid operation links to it, and its timeline shows who did what, to the second', async ({
  page,
  browser,
  request,
}) => {
  const customer = e2eCustomer()
  const clt = await e2eClt(request)
  const { id } = await clt.operation(customer)
  const [{ id: consultId }] = (await clt.get(`/consult?search=${customer.cpf}`)).data
  await signInPage(page).enter()
  const proposal = proposalPage(page)
  await proposal.open(id)
  await expect(linkCardOf(page).qrCode).toBeVisible()
  await e2eSign(browser, { customer, link: await proposal.link() })
  await proposal.expectStatus('Paga')

  await test.step('the term leads to what it became, and offers its margin no more', async () => {
    await page.goto(`/clt/consult/${consultId}`)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Operação [\d-]+ paga$/)).toBeVisible()
    await expect(main.getByText('Margem disponível por mês')).toHaveCount(0)
    expect(await e2eInspect(page, 'clt-consult-paid')).toEqual([])
    await page.getByRole('link', { name: 'Abrir a operação' }).click()
    await expect(page).toHaveURL(`/proposals/${id}`)
    await page.goto('/clt?status=SUCCESS')
    const row = page.getByRole('row').filter({ hasText: customer.name }).first()
    await expect(row).toContainText('Operação paga')
    await expect(row).not.toContainText('Você simula')
  })

  await test.step('the customer signed; that it is analysed is nobody’s doing', async () => {
    await page.goto(`/customers/of/proposal/${id}`)
    const entry = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByText(title, { exact: true }) })
        .first()
    await expect(entry('Contrato assinado')).toContainText(/\d{2}:\d{2}:\d{2}/)
    await expect(entry('Contrato assinado')).toContainText('· cliente ·')
    await expect(entry('Link de assinatura aberto')).toContainText('Chrome')
    await expect(entry('Em análise')).not.toContainText('· cliente')
    await expect(entry('Link de assinatura aberto')).toContainText(/depois de \d+ (s|min)/)
    expect(await e2eInspect(page, 'customer-story')).toEqual([])
  })
})

test('a manager sets the contact for customers, and the customer pages show it', async ({
  page,
  browser,
  request,
}) => {
  const { consentLink } = await (await e2eClt(request)).term(e2eCustomer())
  await signInPage(page).enter('manager')
  await page.goto('/people/contact')
  const phoneField = page.getByLabel(/^Telefone/)
  const fields = [page.getByLabel('Pessoa ou setor'), phoneField, page.getByLabel('E-mail')]
  const before = await Promise.all(fields.map((field) => field.inputValue()))
  const type = async (values: readonly string[]) => {
    for (const [index, field] of fields.entries()) await field.fill(values[index] ?? '')
    await page.getByRole('button', { name: 'Salvar contato' }).click()
  }
  await type(['Central', '123', ''])
  await expect(phoneField).toHaveAttribute('aria-invalid', 'true')
  await type(['Central de Atendimento', '(11) 98765-4321', 'ajuda@example.com'])
  await expect(page.getByText('Contato salvo.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ligar: (11) 98765-4321' })).toBeVisible()

  const phone = await (await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })).newPage()
  await phone.goto(consentLink)
  await expect(phone.getByText('Dúvidas? Fale com Central de Atendimento.')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Ligar: (11) 98765-4321' })).toBeVisible()
  await type(before)
  await expect(page.getByText('Contato salvo.').first()).toBeVisible()
})
