import { expect, type Page } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { e2ePaid } from '#tests/support/e2e/paid.ts'
import type { Ready, Screen } from './screen.ts'

const chart = (page: Page, language: Language) =>
  page.getByRole('slider', { name: localized(['Volume pago', 'Volume paid'], language) })

const nothing = (page: Page, language: Language) =>
  page.getByText(localized(['Nada foi pago neste período', 'Nothing was paid in this period'], language))

const empty: Ready = (page, language) => expect(nothing(page, language)).toBeVisible()

/** Creates a paid contract if none exists, so that the chart has figures. */
const chartReady: Ready = async (page, language) => {
  const [slider, none] = [chart(page, language), nothing(page, language)]
  await expect(slider.or(none).first()).toBeVisible()
  const browser = page.context().browser()
  if (browser && (await none.isVisible())) {
    await e2ePaid(browser)
    await page.reload()
  }
  await expect(slider).toBeVisible()
}

const production = (name: string, path: string, volume: Ready): Screen => ({
  name,
  path,
  ready: async (page, language) => {
    await expect(
      page.getByRole('heading', { level: 1, name: localized(['Produção', 'Sales'], language) }),
    ).toBeVisible()
    await volume(page, language)
    await expect(
      page.getByRole('status', { name: localized(['Calculando', 'Calculating'], language) }),
    ).toHaveCount(0)
  },
  signedIn: true,
  as: 'manager',
})

const exchanges = (name: string, path: string): Screen => ({
  name,
  path,
  ready: (page, language) =>
    expect(
      page.getByRole('heading', {
        level: 1,
        name: localized(['Chamadas às instituições', 'Calls to institutions'], language),
      }),
    ).toBeVisible(),
  signedIn: true,
  as: 'manager',
})

export const salesScreens = (): Screen[] => [
  production('production', '/sales?period=7d', chartReady),
  {
    name: 'institutions',
    path: '/institutions',
    ready: (page, language) =>
      expect(
        page.getByRole('heading', { level: 1, name: localized(['Instituições', 'Institutions'], language) }),
      ).toBeVisible(),
    signedIn: true,
    as: 'manager',
  },
  exchanges('exchanges', '/institutions/exchanges'),
  exchanges('exchanges-none', '/institutions/exchanges?q=2026-00000001-57&outcome=failed'),
  {
    name: 'production-records',
    path: '/sales/records?period=7d&product=fgts&of=step&step=asked',
    ready: (page, language) =>
      expect(
        page.getByRole('heading', {
          level: 1,
          name: localized(['Saldo consultado (FGTS)', 'Balance asked for (FGTS)'], language),
        }),
      ).toBeVisible(),
    signedIn: true,
    as: 'manager',
  },
  production('production-none', '/sales?period=custom&from=2020-01-01&to=2020-01-31', empty),
]
