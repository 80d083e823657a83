import type { SignalledInstitution } from '#lib/client/institution-signals.ts'

export type FgtsInstitution = SignalledInstitution & { name: string }

export const institutionName = (institutions: readonly FgtsInstitution[], code: string): string =>
  institutions.find((institution) => institution.code === code)?.name ?? code
