/** A further kind is added here, to the check constraint and to the registry. */
export const INSTITUTION_KINDS = ['sandbox', 'origination_api'] as const
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number]

/** True if the customer signs on the institution's own page and its own people review. */
export const signsAtInstitution = (kind: InstitutionKind): boolean => kind === 'origination_api'
