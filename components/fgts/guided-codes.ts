const GUIDED = [
  'unauthorized_institution',
  'inexistent_anniversary_membership',
  'ongoing_operation',
  'processing_pending_changes',
] as const

export type GuidedCode = (typeof GUIDED)[number]

/** This file does not import the guides, because the guides are loaded on demand. */
export const isGuided = (code: string | null): code is GuidedCode =>
  (GUIDED as readonly (string | null)[]).includes(code)
