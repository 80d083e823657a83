import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#lib/domain/language.ts'
import { portugueseIn } from '#tests/support/checks/portuguese.ts'
import { e2eFaults } from '#tests/support/e2e/faults.ts'
import { e2eKeyboardFaults } from '#tests/support/e2e/keyboard-faults.ts'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import { allScreens } from './pages/all-screens.ts'
import { signInPage } from './pages/sign-in-page.ts'

/** Names of people, places, employers, institutions and price tables are not translated. */
const NAMES = [
  /^[A-Z]{2} · [\p{L} ]+$/gu,
  /São Paulo|Brasília|Mário Gestor|Sônia Supervisora|Ana Agente|Maria Helena \S+|saque-aniversário/g,
  /\p{Lu}\p{L}+( (de|\p{Lu}\p{L}+))* (Ltda\.|S\.A\.)/gu,
  /(Aurora|Caravela|Ipê)( (Crédito, Financiamento e Investimento S\.A\.|Padrão|Proteção|Protegido|Leve|Curto Prazo|Costa|Mar Aberto|Alto-mar|Porto|Segura|Amarelo|Roxo|Branco|2025))?/g,
  /Padrão|Com seguro (fixo|prestamista)|Juro menor, tarifa (fixa|percentual)|Sem tarifa/g,
]

const withoutNames = (text: string) => NAMES.reduce((rest, name) => rest.replace(name, ''), text.trim())

// Retries, because the switch does nothing before hydration.
const choose = (page: Page, language: Language) =>
  expect(async () => {
    if ((await page.locator('html').getAttribute('lang')) === language) return
    // The switch is in the account menu, or on the page itself if nobody is signed in.
    const account = page.locator('aside').getByRole('button').last()
    if (await account.isVisible()) await account.click()
    const name = language === 'en' ? /English/ : /Português/
    await page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: 3_000 })
  }).toPass()

/** Skips elements marked as Portuguese (`lang`), and code (`translate`). */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest('[lang=pt-BR], [translate=no], script, style, template')) continue
      if (!(node instanceof Element)) texts.push(node.textContent ?? '')
      else
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'title',
          'placeholder',
          'alt',
        ])
          texts.push(node.getAttribute(name) ?? '')
    }
    return texts
  })

const portugueseOf = async (page: Page): Promise<string[]> =>
  (await textsOf(page))
    .filter((text) => portugueseIn(withoutNames(text)).length > 0)
    .map((text) => text.replace(/\s+/g, ' ').trim())

test('an agent switches to English, which persists across a reload and a new sign-in', async ({ page }) => {
  await signInPage(page).enter()
  await page.goto('/fgts')
  await expect(page.getByRole('heading', { level: 1, name: 'Antecipação do FGTS' })).toBeVisible()
  await choose(page, 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'FGTS advance' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'FGTS advance' })).toBeVisible()

  await page.getByRole('button', { name: 'Ana Agente' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signInPage(page).enter()
  await page.goto('/fgts')
  await expect(page.getByRole('heading', { level: 1, name: 'FGTS advance' })).toBeVisible()

  await choose(page, 'pt-BR')
  await expect(page.getByRole('heading', { level: 1, name: 'Antecipação do FGTS' })).toBeVisible()
})

test('in English no page contains Portuguese text, and every page is usable by keyboard on a desktop', async ({
  page,
  playwright,
  baseURL,
  browser,
}) => {
  test.setTimeout(1_200_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const request = await playwright.request.newContext({ baseURL })
  const screens = await allScreens(request, browser)
  await request.dispose()
  const faults = await e2eFaults(page)
  const result: string[] = []
  await page.goto('/login')
  await choose(page, 'en')
  let who: 'agent' | 'manager' | null = null
  for (const screen of screens) {
    const needed = screen.signedIn ? (screen.as ?? 'agent') : null
    if (needed && needed !== who) await signInPage(page).become(needed)
    who = needed
    await page.goto(screen.path)
    await screen.ready(page, 'en')
    await e2eLoaded(page)
    // Only thrown errors count here, such as a hydration mismatch between the languages of server and
    // browser; every-page.spec.ts covers other errors.
    const thrown = faults.splice(0).filter((fault) => fault.startsWith('uncaught'))
    // Keyboard order does not depend on the language; it is checked here because the page is open anyway.
    for (const fault of [
      ...(await portugueseOf(page)),
      ...(await e2eKeyboardFaults(page, screen)),
      ...thrown,
    ])
      result.push(`${screen.name}: ${fault}`)
  }
  expect(result).toEqual([])
})
