import { addressFilter, fitting } from '../tables/address-filter.ts'

const version = fitting(/^\d{1,6}$/)

/** The two versions that the page of a table compares; '' for the usual one. */
export const versionPair = (tableId: string) =>
  addressFilter(`/tables/${tableId}`, { from: version, to: version })

/** The numbers of two versions as an address has them. */
export type VersionPair = ReturnType<ReturnType<typeof versionPair>['read']>
