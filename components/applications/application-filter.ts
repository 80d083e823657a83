import { addressFilter, fitting } from '../tables/address-filter.ts'
import { ORDER_TEXT } from '../tables/row-order.ts'

const ADDRESS = addressFilter('/applications', { sort: fitting(ORDER_TEXT) })

/** How the list of applications is ordered; '' is oldest first. */
export type ApplicationFilter = ReturnType<typeof ADDRESS.read>

export const { read: readApplicationFilter, href: applicationsHref } = ADDRESS
