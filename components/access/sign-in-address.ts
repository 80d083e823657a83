import { addressFilter, flag, named, written } from '../tables/address-filter.ts'

/** Why one is at the sign-in page, and where it leads back to. */
export const { read: readSignInAddress } = addressFilter('/login', {
  next: named('callbackUrl', written),
  ended: flag,
  refusal: named('error', written),
})
