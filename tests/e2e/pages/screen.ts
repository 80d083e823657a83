import type { Page } from '@playwright/test'
import type { Language } from '#lib/domain/language.ts'

export type Ready = (page: Page, language: Language) => Promise<void>

export type Screen = {
  name: string
  path: string
  ready: Ready
  signedIn: boolean
  /** Role that must be signed in; an agent by default. */
  as?: 'manager'
}
