import { type APIRequestContext, expect } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import { e2eApi } from '#tests/support/e2e/api.ts'
import { e2eCustomer } from '#tests/support/e2e/customer.ts'
import type { Screen } from './screen.ts'

export const homeScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const customer = e2eCustomer()
  const { id } = await (await e2eApi(request)).proposal(customer)
  const queues = ['own', 'all'].map(
    (of): Screen => ({
      name: `home-${of}`,
      path: `/home?of=${of}`,
      signedIn: true,
      ready: (page, language) =>
        expect(
          page.getByRole('heading', { name: localized(['Hoje', 'Today'], language), exact: true }),
        ).toBeVisible(),
    }),
  )
  return [
    ...queues,
    {
      name: 'customers',
      path: '/customers',
      signedIn: true,
      ready: (page, language) =>
        expect(
          page.getByRole('columnheader', { name: localized(['Último passo', 'Last step'], language) }),
        ).toBeAttached(),
    },
    {
      name: 'customer',
      path: `/customers/of/proposal/${id}`,
      signedIn: true,
      ready: (page) => expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible(),
    },
  ]
}
