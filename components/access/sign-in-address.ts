import { addressFilter, flag, freeText, named } from '#components/tables/address-filter.ts'

export const { read: readSignInAddress } = addressFilter('/login', {
  next: named('callbackUrl', freeText),
  ended: flag,
  refusal: named('error', freeText),
  organization: freeText,
})
