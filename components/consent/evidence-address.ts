import { addressFilter, freeText } from '#components/tables/address-filter.ts'

export const { read: readEvidenceAddress } = addressFilter('/evidence', { sha256: freeText })
