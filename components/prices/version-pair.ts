import { addressFilter, fitting } from '#components/tables/address-filter.ts'

const version = fitting(/^\d{1,6}$/)

/** An empty `to` means the newest version, an empty `from` the version before it. */
export const versionPair = (tableId: string) =>
  addressFilter(`/prices/${tableId}`, { from: version, to: version })

export type VersionPair = ReturnType<ReturnType<typeof versionPair>['read']>
