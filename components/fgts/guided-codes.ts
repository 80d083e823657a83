const GUIDED = [
  'unauthorized_institution',
  'inexistent_anniversary_membership',
  'ongoing_operation',
  'processing_pending_changes',
] as const

/** Failure codes that the customer can resolve in the FGTS app. Codes that need only time have no guide. */
export type GuidedCode = (typeof GUIDED)[number]

/** Kept apart from the guides, which are loaded on demand. */
export const isGuided = (code: string | null): code is GuidedCode =>
  (GUIDED as readonly (string | null)[]).includes(code)
