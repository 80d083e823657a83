import { expect } from '@playwright/test'
import { said } from '#components/language/texts.ts'
import type { Screen } from './screen.ts'

/** The queue of a person, with work in it and without. */
export const homeScreens = (): Screen[] =>
  ['own', 'all'].map((of) => ({
    name: `home-${of}`,
    path: `/home?of=${of}`,
    signedIn: true,
    ready: (page, language) =>
      expect(page.getByRole('heading', { name: said(['Hoje', 'Today'], language) })).toBeVisible(),
  }))
