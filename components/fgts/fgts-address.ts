import { addressFilter, code, fitting, ids, named, oneOf } from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'

const MOST_IDS = 12

/** Ids carry no personal data, so they may be in the URL. */
const ADDRESS = addressFilter('/fgts', {
  queryIds: named('q', {
    read: (text: string): readonly string[] => ids.read(text).slice(0, MOST_IDS),
    write: ids.write,
  }),
  provider: code,
  result: oneOf(['success', 'fail']),
  sort: fitting(ORDER_TEXT),
})

export type FgtsAddress = ReturnType<typeof ADDRESS.read>

export const readFgtsAddress = ADDRESS.read

export type RecentFilter = Omit<FgtsAddress, 'queryIds'>

export const ALL_RECENT: RecentFilter = { provider: '', result: '', sort: '' }

export const fgtsHref = (
  queryIds: readonly string[],
  { provider, result, sort }: RecentFilter = ALL_RECENT,
): string => ADDRESS.href({ queryIds, provider, result, sort })

export const offeredOnly = (address: FgtsAddress, institutions: readonly { code: string }[]): FgtsAddress =>
  institutions.some(({ code }) => code === address.provider) ? address : { ...address, provider: '' }
