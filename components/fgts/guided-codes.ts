const GUIDED = [
  'unauthorized_institution',
  'inexistent_anniversary_membership',
  'ongoing_operation',
  'processing_pending_changes',
] as const

/** The code of a reason against which a customer can do something in the FGTS app; waiting is not a step. */
export type GuidedCode = (typeof GUIDED)[number]

/** Whether there are steps for a reason; the steps themselves come when they are asked for. */
export const isGuided = (code: string | null): code is GuidedCode =>
  (GUIDED as readonly (string | null)[]).includes(code)
