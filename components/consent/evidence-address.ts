import { addressFilter, written } from '../tables/address-filter.ts'

/** The digits that a form without scripts asks about. */
export const { read: readEvidenceAddress } = addressFilter('/evidence', { sha256: written })
