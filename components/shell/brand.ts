import type { Bilingual } from '#components/language/texts.ts'
import { PRODUCT_NAME } from '#lib/domain/product-name.ts'

export const BRAND: Bilingual = [PRODUCT_NAME.pt, PRODUCT_NAME.en]
