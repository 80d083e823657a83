import { HOME_SCOPES } from '#lib/domain/home/home-view'
import { addressFilter, oneOf } from '../tables/address-filter.ts'

/** Whose work the start shows, as its address has it; '' leaves it to the person's visibility. */
export const { read: readHomeAddress, href: homeHref } = addressFilter('/home', { of: oneOf(HOME_SCOPES) })
