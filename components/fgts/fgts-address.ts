import { addressFilter, code, fitting, ids, named, oneOf } from '../tables/address-filter.ts'
import { ORDER_TEXT } from '../tables/row-order.ts'

const MOST_IDS = 12

/** The ids contain no personal data: reload, back and a second window show the same. */
const ADDRESS = addressFilter('/fgts', {
  queryIds: named('q', {
    read: (text: string): readonly string[] => ids.read(text).slice(0, MOST_IDS),
    write: ids.write,
  }),
  // What the results of today are narrowed to.
  provider: code,
  result: oneOf(['success', 'fail']),
  sort: fitting(ORDER_TEXT),
})

export type FgtsAddress = ReturnType<typeof ADDRESS.read>

/** Which balance queries the screen shows, and which results of today, as its address has it. */
export const readFgtsAddress = ADDRESS.read

/** How the results of today are narrowed and ordered. */
export type RecentFilter = Omit<FgtsAddress, 'queryIds'>

export const ALL_RECENT: RecentFilter = { provider: '', result: '', sort: '' }

/** The address of the screen with these balance queries, and with the results of today as they are shown. */
export const fgtsHref = (
  queryIds: readonly string[],
  { provider, result, sort }: RecentFilter = ALL_RECENT,
): string => ADDRESS.href({ queryIds, provider, result, sort })

/** The same without an institution that is not offered any more, which an old link may name. */
export const offeredOnly = (address: FgtsAddress, institutions: readonly { code: string }[]): FgtsAddress =>
  institutions.some(({ code }) => code === address.provider) ? address : { ...address, provider: '' }
