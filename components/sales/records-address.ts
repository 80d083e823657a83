import { type AddressQuery, addressFilter, freeText, oneOf } from '#components/tables/address-filter.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { FUNNEL_STEPS, type FunnelStep } from '#lib/domain/sales/funnel.ts'
import { placeOfStep, REFUSED_KINDS, type SalesBar } from '#lib/domain/sales/sales-records.ts'
import { readSalesFilter, type SalesFilter, salesAddress } from './sales-filter.ts'

const STEPS: readonly FunnelStep[] = [...new Set([...FUNNEL_STEPS.fgts, ...FUNNEL_STEPS.clt])]
const RECORDS = '/sales/records'

// `BAR` reads `product` from the URL but does not write it, because `salesAddress` writes it.
const BAR = addressFilter(RECORDS, {
  of: oneOf(['step', ...REFUSED_KINDS]),
  step: oneOf(STEPS),
  code: freeText,
  page: freeText,
  product: oneOf(PRODUCTS),
})

export type RecordsAddress = { filter: SalesFilter; bar: SalesBar; page: number }

export const readRecordsAddress = (query: AddressQuery): RecordsAddress | null => {
  const { of, step, code, page, product } = BAR.read(query)
  if (of === '' || product === '') return null
  const filter = { ...readSalesFilter(query), product }
  const base = { filter, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 }
  if (of !== 'step') return { ...base, bar: { of, product, code } }
  return step !== '' && placeOfStep(product, step) >= 0 ? { ...base, bar: { of, product, step } } : null
}

export const recordsHref = (filter: SalesFilter, bar: SalesBar, page = 1): string => {
  const narrowed = salesAddress.query({ ...filter, product: bar.product })
  const barQuery = BAR.query({
    of: bar.of,
    step: bar.of === 'step' ? bar.step : '',
    code: bar.of === 'step' ? '' : bar.code,
    page: page > 1 ? String(page) : '',
    product: '',
  })
  return `${RECORDS}?${narrowed}&${barQuery}`
}
