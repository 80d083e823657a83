import { expect, type Page } from '@playwright/test'
import { READ_ENDPOINTS, refetchUntil, type State } from './state.ts'

/** 80 characters. */
export const LONG_NAME = 'Maria Aparecida Wolfeschlegelsteinhausenbergerdorff de Albuquerque Cavalcanti Sá'
/** 60 characters. */
const LONG_TABLE = 'Aurora Saque-aniversário Convênio Especial Servidores 2026.2'
export const LONG_EMAIL =
  'maria.aparecida.wolfeschlegelsteinhausenbergerdorff.cavalcanti@departamento-pessoal.exemplo-muito-longo.com.br'
const LONG_TEXT = Array.from(
  { length: 12 },
  (_, line) => `Linha ${line + 1} do que o banco escreveu sobre o crédito recusado`,
).join('. ')
const MOST_CENTS = 999_999_999

const MONEY = /(amount|balance|cents|margin|net|ticket|revenue|salary|value)$/i
const WORDS = /(text|detail|details|description|message|note|nextAction|answer)$/i

/** Replaces names, e-mails, prose and amounts with very long or large ones. */
const stretch = (value: unknown, key = '', parent = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => stretch(one, key, parent))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stretch(one, name, key)]))
  if (typeof value === 'number' && MONEY.test(key))
    return /cents$/i.test(key) ? MOST_CENTS : value === 0 ? 0 : MOST_CENTS / 100
  if (typeof value !== 'string') return value
  if (/email$/i.test(key)) return LONG_EMAIL
  if (/^(table|config|priceTable)Name$/.test(key) || (key === 'name' && /table|config/i.test(parent)))
    return LONG_TABLE
  if (/name$/i.test(key)) return LONG_NAME
  return WORDS.test(key) && value.includes(' ') ? LONG_TEXT : value
}

const stretchReads = (page: Page) =>
  page.route(READ_ENDPOINTS, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const body = await answer.json().catch(() => null)
    await (body === null || !answer.ok()
      ? route.fulfill({ response: answer })
      : route.fulfill({ response: answer, json: stretch(body) }))
  })

export const longStates = (paths: Readonly<Record<string, string>>): State[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `long-${name}`,
    // every-page.spec.ts covers the other rules with ordinary data.
    rules: 'width',
    bring: async (page) => {
      await stretchReads(page)
      await page.goto(path)
      const long = page
        .getByText(/Wolfeschlegel|Convênio Especial|9\.999\.999,99|Linha 12 do que/)
        .filter({ visible: true })
      await refetchUntil(page, () => expect(long.first()).toBeVisible({ timeout: 500 }))
    },
  }))
