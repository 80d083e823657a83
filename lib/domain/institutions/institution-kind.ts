/** A new kind must also be added to the check constraint (db/schema) and to lib/institutions/registry.ts. */
export const INSTITUTION_KINDS = ['sandbox', 'origination_api'] as const
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number]

/** Returns whether the customer signs on the institution's own page and its own people review proposals. */
export const signsAtInstitution = (kind: InstitutionKind): boolean => kind === 'origination_api'
