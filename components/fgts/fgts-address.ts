import { addressFilter, ids, named } from '../tables/address-filter.ts'

const MOST_IDS = 12

/** The ids contain no personal data: reload, back and a second window show the same. */
const ADDRESS = addressFilter('/fgts', {
  queryIds: named('q', {
    read: (text: string): readonly string[] => ids.read(text).slice(0, MOST_IDS),
    write: ids.write,
  }),
})

/** Which balance queries the screen shows, as its address has it. */
export const readFgtsAddress = ADDRESS.read

/** The address of the screen with these balance queries. */
export const fgtsHref = (queryIds: readonly string[]): string => ADDRESS.href({ queryIds })
