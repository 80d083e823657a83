import { type Browser, expect, type PlaywrightTestArgs } from '@playwright/test'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eClt } from '#tests/support/e2e/clt.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import { e2eEndedFixLink, e2eFixLink, e2eInvitation } from '#tests/support/e2e/links.ts'
import { consentPage } from './consent-page.ts'
import { fixPage } from './fix-page.ts'
import { formalizationPage } from './formalization-page.ts'
import type { State } from './state.ts'

type From = Pick<PlaywrightTestArgs, 'request'> & { browser: Browser }

/** Covers the link that asks for a PIX key; fix-link.spec.ts covers links that ask for anything else. */
const fixStates = async (from: From): Promise<State[]> => {
  const pix = await e2eFixLink(from)
  const endedLink = await e2eEndedFixLink(pix.path)
  return [
    {
      name: 'fix-pix',
      bring: async (page) => {
        await page.goto(pix.path)
        await fixPage(page).identify(pix.customer)
        await expect(fixPage(page).key).toBeVisible()
      },
    },
    {
      name: 'fix-expired',
      bring: async (page) => {
        await page.goto(endedLink)
        await expect(page.getByText('Este link venceu')).toBeVisible()
      },
    },
    {
      name: 'fix-used',
      bring: async (page) => {
        await page.context().clearCookies()
        await page.goto(pix.path)
        const fix = fixPage(page)
        await fix.identify(pix.customer)
        await fix.key.fill(pix.customer.email)
        await fix.sendKey()
        await expect(fix.confirmation).toBeVisible()
        await page.goto(pix.path)
        await expect(fix.confirmation).toBeVisible()
      },
    },
  ]
}

const PASSWORD = 'uma senha bem comprida'

const invitationStates = async ({ browser }: From): Promise<State[]> => {
  const path = await e2eInvitation(browser)
  return [
    {
      name: 'invitation-refused',
      bring: async (page) => {
        await page.goto(path)
        await page.getByLabel('Nova senha', { exact: true }).fill('curta')
        await page.getByRole('button', { name: 'Salvar senha' }).click()
        await expect(page.getByText('Use pelo menos 15 caracteres')).toBeVisible()
      },
    },
    {
      name: 'invitation-taken',
      bring: async (page) => {
        await page.goto(path)
        await page.getByLabel('Nova senha', { exact: true }).fill(PASSWORD)
        await page.getByLabel('Repita a nova senha').fill(PASSWORD)
        await page.getByRole('button', { name: 'Salvar senha' }).click()
        await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible()
      },
    },
    {
      name: 'invitation-used',
      bring: async (page) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'Este link já foi usado' })).toBeVisible()
      },
    },
  ]
}

const formalizationStates = async ({ request }: From): Promise<State[]> => {
  const api = await e2eApi(request)
  const customer = e2eCustomer()
  const { formalizationLink: link } = await api.proposal(customer)
  const canceled = await api.proposal(e2eCustomer())
  await api.patch(`/fgts/proposal/${canceled.id}/cancel`, { reason: 'customer:changed_mind' })
  return [
    {
      name: 'formalization-read',
      bring: async (page) => {
        await page.goto(link)
        await formalizationPage(page).identify(customer)
        await expect(page.getByRole('heading', { name: 'Leia o contrato' })).toBeVisible()
      },
    },
    {
      name: 'formalization-accept',
      bring: async (page) => {
        await formalizationPage(page).read()
        for (const other of page.context().pages()) if (other !== page) await other.close()
      },
    },
    {
      name: 'formalization-signed',
      bring: async (page) => {
        await formalizationPage(page).accept()
        await expect(page.getByRole('link', { name: /Comprovante da assinatura/ })).toBeVisible()
      },
    },
    {
      name: 'formalization-canceled',
      bring: async (page) => {
        await page.goto(canceled.formalizationLink)
        await expect(page.getByText('Nada será descontado de você por este contrato.')).toBeVisible()
      },
    },
  ]
}

const consentStates = async ({ request }: From): Promise<State[]> => {
  const clt = await e2eClt(request)
  const customer = e2eCustomer()
  const { consentLink } = await clt.term(customer)
  return [
    {
      name: 'consent-answer',
      bring: async (page) => {
        await page.goto(consentLink)
        await consentPage(page).identify(customer)
      },
    },
    { name: 'consent-refused', bring: (page) => consentPage(page).refuse() },
    {
      name: 'evidence-no',
      bring: async (page) => {
        await page.goto(`/evidence/${'0'.repeat(64)}`)
        await expect(page.getByText('Não, este código não está registrado')).toBeVisible()
      },
    },
  ]
}

export const linkStates = async (from: From): Promise<State[]> => [
  ...(await fixStates(from)),
  ...(await invitationStates(from)),
  ...(await formalizationStates(from)),
  ...(await consentStates(from)),
]
