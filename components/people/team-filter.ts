import { addressFilter, fitting } from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'

const ADDRESS = addressFilter('/people/teams', { sort: fitting(ORDER_TEXT) })

/** An empty order means ordered by name. */
export type TeamFilter = ReturnType<typeof ADDRESS.read>

export const { read: readTeamFilter, href: teamsHref } = ADDRESS
