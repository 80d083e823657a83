export const GENDERS = ['male', 'female'] as const
export type Gender = (typeof GENDERS)[number]

export const IDENTITY_DOCUMENT_TYPES = ['rg', 'cnh'] as const
export type IdentityDocumentType = (typeof IDENTITY_DOCUMENT_TYPES)[number]
