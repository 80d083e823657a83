import { expect } from '@playwright/test'
import { localized } from '#components/language/texts.ts'
import type { Screen } from './screen.ts'

export const trackingScreens = (): Screen[] => [
  {
    name: 'tracking',
    path: '/proposals?sort=net&order=asc&from=-30d&cols=contract,net,installments,status,author,reference,created,updated',
    signedIn: true,
    ready: (page, language) =>
      expect(
        page.getByRole('columnheader', { name: localized(['Autor', 'Author'], language) }),
      ).toBeAttached(),
  },
  {
    name: 'tracking-empty',
    path: '/proposals?q=ninguemcomestenome',
    signedIn: true,
    ready: (page, language) =>
      expect(
        page.getByText(
          localized(['Nenhuma proposta com este filtro', 'No proposal with this filter'], language),
        ),
      ).toBeVisible(),
  },
]
