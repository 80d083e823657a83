import { HOME_SCOPES } from '#lib/domain/home/home-view'
import { addressFilter, oneOf } from '../tables/address-filter.ts'

/** `''` leaves the scope to the person's visibility. */
export const { read: readHomeAddress, href: homeHref } = addressFilter('/home', { of: oneOf(HOME_SCOPES) })
