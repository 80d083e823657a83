import { type Browser, expect, test } from '@playwright/test'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eInspect } from '#tests/support/e2e/inspect.ts'
import { E2E_PHONE } from '#tests/support/e2e/phone.ts'
import { cltConsultPage } from './pages/clt-consult-page.ts'
import { consentPage } from './pages/consent-page.ts'
import { signInPage } from './pages/sign-in-page.ts'

type Answer = { link: string; customer: E2eCustomer; answer: 'authorize' | 'refuse' }

const answerTerm = async (browser: Browser, { link, customer, answer }: Answer) => {
  const context = await browser.newContext({ ...E2E_PHONE, locale: 'pt-BR' })
  const phone = await context.newPage()
  const term = consentPage(phone)
  await phone.goto(link)
  await term.identify(customer)
  await term[answer]()
  await context.close()
}

test('an agent sends a consent term, the customer accepts it on a phone, and the margin appears on the agent’s screen', {
  tag: '@core',
}, async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const customer = e2eCustomer()
  const consult = cltConsultPage(page)

  await test.step('the term is made with the keyboard alone', async () => {
    await signInPage(page).enter()
    await page.getByRole('link', { name: 'Crédito CLT' }).first().click()
    await expect(page.getByRole('heading', { name: 'Crédito CLT', level: 1 })).toBeVisible()
    await expect(consult.cpf).toBeFocused()
    await consult.create(customer)
    await consult.expectStatus('Aguardando cliente')
    expect(page.url()).not.toContain(customer.cpf)
  })

  const link = await consult.copyLink()
  let reloads = 0
  page.on('load', () => {
    reloads += 1
  })

  await test.step('the same link goes by copy, by message and by QR code', async () => {
    expect(link).toContain(`${baseURL}/consent/`)
    const message = await consult.whatsapp()
    expect(message.pathname).toBe('/5511987654321')
    expect(message.searchParams.get('text')).toContain(link)
    expect(message.searchParams.get('text')).toContain('Olá, Maria!')
    await expect(consult.qrCode).toBeVisible()
    expect(await e2eInspect(page, 'clt-waiting')).toEqual([])
  })

  await test.step('the customer authorizes, and the agent’s screen goes along without being reloaded', async () => {
    await answerTerm(browser, { link, customer, answer: 'authorize' })
    await consult.expectStatus('Margem disponível')
    await expect(consult.margin).toContainText(/R\$\s*\d/)
    await expect(consult.card('Vínculo e contato')).toContainText('Empregador')
    const steps = [
      'Margem disponível',
      'Em análise de crédito',
      'Consultando vínculo',
      'Consulta autorizada',
      'Cliente identificado',
      'Link do termo aberto',
      'Aguardando cliente',
    ]
    const historyEntries = async () => {
      const entries = await consult.history.allInnerTexts()
      // Only the first line counts: the entry of an authorization has further lines about the device.
      return entries
        .map((entry) => entry.split('\n')[0] ?? '')
        .filter((title) => [...steps, 'Autorizada'].includes(title))
    }
    await expect.poll(historyEntries).toEqual(steps)
    expect(reloads).toBe(0)
    expect(await e2eInspect(page, 'clt-margin')).toEqual([])
  })

  await test.step('the proof of the consent can be taken away and checked by its code', async () => {
    const proof = consult.card('Prova do consentimento')
    await expect(proof).toContainText('Página do cliente')
    const expectDownload = async (press: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()])
      expect(await download.failure()).toBeNull()
    }
    await proof.getByRole('link', { name: 'PDF' }).click()
    await expectDownload(() =>
      page.getByRole('dialog').getByRole('button', { name: 'Conferir os dados' }).click(),
    )
    await expectDownload(() => proof.getByRole('link', { name: 'JSON' }).click())
    await proof.getByRole('link', { name: 'Conferir' }).click()
    await expect(page).toHaveURL(/\/evidence\/[0-9a-f]{64}$/)
  })
})

test('a CPF with an active consult leads to that consult, which can be found by name and by CPF', async ({
  page,
}) => {
  const customer = e2eCustomer()
  const consult = cltConsultPage(page)
  await signInPage(page).enter()
  await consult.open()
  await consult.create(customer)
  await consult.expectStatus('Aguardando cliente')
  const first = new URL(page.url()).pathname

  await consult.open()
  await expect(consult.cpf).toHaveValue('')
  await consult.send({ ...customer, name: 'Outro Nome Qualquer' })
  await expect(page.getByText('Este CPF já tem uma consulta ativa')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(first)
  await expect(page.getByRole('heading', { name: customer.name, level: 1 })).toBeVisible()

  await consult.open()
  await consult.cpf.pressSequentially(customer.cpf)
  await expect(page.getByText('Este CPF já tem consulta (aguardando cliente).')).toBeVisible()
  expect(await e2eInspect(page, 'clt-known')).toEqual([])
  await page.getByRole('link', { name: 'Abrir a consulta' }).click()
  await expect(page).toHaveURL(first)

  await consult.open()
  const surname = customer.name.split(' ').at(-1) ?? ''
  await consult.search(surname)
  await expect(page).toHaveURL(/q=[\w-]{39,}$/)
  expect(page.url()).not.toContain(surname)
  await expect(consult.row(customer.name)).toContainText('Cliente autoriza')
  await consult.search(customer.cpf)
  await expect(consult.row(customer.name)).toHaveCount(1)
  expect(page.url()).not.toContain(customer.cpf)
  expect(await e2eInspect(page, 'clt-list')).toEqual([])
  await consult.row(customer.name).getByRole('link').click()
  await expect(page).toHaveURL(first)
})

test('a term that the customer refuses and a consult that the worker blocks each explain the next step', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const consult = cltConsultPage(page)
  await signInPage(page).enter()

  await test.step('blocked by the worker', async () => {
    const blocked = e2eCustomer('920')
    await consult.open()
    await consult.create(blocked)
    await answerTerm(browser, { link: await consult.copyLink(), customer: blocked, answer: 'authorize' })
    await consult.expectStatus('Recusada')
    const main = page.getByRole('main')
    await expect(main.getByText('Consulta bloqueada pelo trabalhador', { exact: true })).toBeVisible()
    await expect(main.getByText(/O cliente pode liberar a consulta na Carteira de Trabalho/)).toBeVisible()
    expect(await e2eInspect(page, 'clt-blocked')).toEqual([])
  })

  await test.step('refused by the customer; another term starts from the same data', async () => {
    const refusing = e2eCustomer()
    await consult.open()
    await consult.create(refusing)
    await answerTerm(browser, { link: await consult.copyLink(), customer: refusing, answer: 'refuse' })
    await consult.expectStatus('Recusada')
    await expect(page.getByRole('main').getByText('Consentimento recusado')).toBeVisible()
    await page.getByRole('button', { name: 'Novo termo com estes dados' }).click()
    await expect(page).toHaveURL('/clt')
    await expect(consult.cpf).toHaveValue(refusing.writtenCpf)
    await expect(page.getByLabel('Nome completo')).toHaveValue(refusing.name)
    await page.getByRole('button', { name: 'Criar termo e gerar link' }).click()
    await expect(page).toHaveURL(/\/clt\/consult\//)
    await consult.expectStatus('Aguardando cliente')
  })
})
