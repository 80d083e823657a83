import { addressFilter, flag, named, written } from '#components/tables/address-filter.ts'

export const { read: readSignInAddress } = addressFilter('/login', {
  next: named('callbackUrl', written),
  ended: flag,
  refusal: named('error', written),
})
