import { addressFilter, fitting } from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'

const ADDRESS = addressFilter('/applications', { sort: fitting(ORDER_TEXT) })

/** An empty order means oldest first. */
export type ApplicationFilter = ReturnType<typeof ADDRESS.read>

export const { read: readApplicationFilter, href: applicationsHref } = ADDRESS
