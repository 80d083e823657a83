import type { Page } from '@playwright/test'
import type { Language } from '#lib/domain/language'

/** Waits until a page is shown, in a language. */
export type Ready = (page: Page, language: Language) => Promise<void>

/** A page somebody can open, and how it shows that it is ready. */
export type Screen = {
  name: string
  path: string
  ready: Ready
  signedIn: boolean
  /** Who must be signed in, where it is not an agent. */
  as?: 'manager'
}
