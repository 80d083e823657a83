/** An institution that answers for FGTS, by the code the wire calls provider. */
export type FgtsInstitution = { code: string; name: string }

/** Its name, or its code when it is no longer offered. */
export const institutionName = (institutions: readonly FgtsInstitution[], code: string): string =>
  institutions.find((institution) => institution.code === code)?.name ?? code
