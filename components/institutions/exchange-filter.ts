import { addressFilter, code, id, omitEmpty, oneOf } from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'
import { EXCHANGE_OUTCOMES } from '#lib/domain/institutions/exchange.ts'
import { isExchangeSearch } from '#lib/domain/institutions/exchange-search.ts'

const ADDRESS = addressFilter('/institutions/exchanges', {
  search: {
    name: 'q',
    read: (text: string) => (isExchangeSearch(text) ? text : ''),
    write: (value: string) => value,
  },
  institution: code,
  outcome: oneOf(EXCHANGE_OUTCOMES),
  order: ageOrder,
  cursor: id,
})

export type ExchangeFilter = ReturnType<typeof ADDRESS.read>

export const NO_EXCHANGE_FILTER = {
  search: '',
  institution: '',
  outcome: '',
  order: '',
  cursor: '',
} as const satisfies ExchangeFilter

export const { read: readExchangeFilter, href: exchangesHref } = ADDRESS

export const exchangeQueryOf = (filter: ExchangeFilter) => ({ limit: '50', ...omitEmpty(filter) })

/** Downloads a JSON file. It uses no link, because a prefetch would be recorded as a download. */
export const downloadExchanges = (ids: readonly string[]): void =>
  window.location.assign(`/api/panel/institutions/exchanges/export?ids=${ids.join()}`)
