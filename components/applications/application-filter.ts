import { addressFilter, fitting } from '../tables/address-filter.ts'
import { ORDER_TEXT } from '../tables/row-order.ts'

const ADDRESS = addressFilter('/applications', { sort: fitting(ORDER_TEXT) })

/** `''` orders by oldest first. */
export type ApplicationFilter = ReturnType<typeof ADDRESS.read>

export const { read: readApplicationFilter, href: applicationsHref } = ADDRESS
