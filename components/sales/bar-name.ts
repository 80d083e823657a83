import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { refusalKindName, refusalTitle } from '#lib/domain/sales/refusal-names.ts'
import type { SalesBar } from '#lib/domain/sales/sales-records.ts'
import { stepName } from '#lib/domain/sales/stage-names.ts'

export const barName = (bar: SalesBar, language: Language): string => {
  const product = PRODUCT_NAMES[bar.product].short
  if (bar.of === 'step') return `${stepName(bar.step, language)} (${product})`
  const title = isReasonCode(bar.code) ? screenReasonTexts(bar.code, language, {}).title : bar.code
  return `${refusalTitle(title, language)} (${product} · ${refusalKindName(bar.of, language)})`
}
