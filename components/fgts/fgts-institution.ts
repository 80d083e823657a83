import type { SignalledInstitution } from '#lib/client/institution-signals.ts'

/** `code` is called `provider` in the API. */
export type FgtsInstitution = SignalledInstitution & { name: string }

/** Falls back to the code for institutions that are no longer offered. */
export const institutionName = (institutions: readonly FgtsInstitution[], code: string): string =>
  institutions.find((institution) => institution.code === code)?.name ?? code
