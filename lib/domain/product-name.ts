import type { Text } from './language.ts'

export const PRODUCT_NAME: Text = { pt: 'Originação de crédito', en: 'Credit origination' }
