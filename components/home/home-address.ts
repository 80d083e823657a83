import { addressFilter, oneOf } from '#components/tables/address-filter.ts'
import { HOME_SCOPES } from '#lib/domain/home/home-view.ts'

/** An empty scope means the default: the widest for reviewers, the narrowest for everybody else. */
export const { read: readHomeAddress, href: homeHref } = addressFilter('/home', { of: oneOf(HOME_SCOPES) })
