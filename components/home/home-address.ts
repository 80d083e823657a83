import { addressFilter, oneOf } from '#components/tables/address-filter.ts'
import { HOME_SCOPES } from '#lib/domain/home/home-view.ts'

/** `''` leaves the scope to the person's visibility. */
export const { read: readHomeAddress, href: homeHref } = addressFilter('/home', { of: oneOf(HOME_SCOPES) })
