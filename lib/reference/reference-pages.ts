import type { Text } from '#lib/domain/language.ts'
import { REASONS_PATH, REFERENCE_PATH, TEST_CPFS_PATH } from './reference-address.ts'

export const REFERENCE_PAGES: readonly { href: string; title: Text }[] = [
  { href: REFERENCE_PATH, title: { pt: 'Comece aqui', en: 'Start here' } },
  { href: TEST_CPFS_PATH, title: { pt: 'CPFs de teste', en: 'Test CPFs' } },
  { href: REASONS_PATH, title: { pt: 'Códigos de erro e de recusa', en: 'Codes of errors and refusals' } },
]
