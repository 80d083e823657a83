import { expect, type Page } from '@playwright/test'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Screen } from './screen.ts'

const heading = (level: 1 | 2, name: Bilingual) => (page: Page, language: Language) =>
  expect(page.getByRole('heading', { level, name: localized(name, language) }).first()).toBeVisible()

const managerScreen = (name: string, path: string, ready: Screen['ready']): Screen => ({
  name,
  path,
  ready,
  signedIn: true,
  as: 'manager',
})

export const reviewScreens = (): Screen[] => [
  managerScreen('review', '/review', heading(1, ['Análise', 'Review'])),
  managerScreen(
    'review-none',
    '/review?product=clt&provider=ipe&reason=review_age_under',
    // Waits only for the heading, because on a phone the text of the empty queue is in a different place.
    heading(1, ['Análise', 'Review']),
  ),
  managerScreen(
    'review-rules',
    '/review/rules',
    heading(2, ['O que manda uma proposta para a análise', 'What sends a proposal to review']),
  ),
]
