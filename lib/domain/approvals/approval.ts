/** One person proposes and another approves or refuses; until then, the author may withdraw. */
export const APPROVAL_TRANSITIONS = {
  proposed: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
} as const

export type ApprovalStatus = keyof typeof APPROVAL_TRANSITIONS

export const APPROVAL_STATUSES = Object.keys(APPROVAL_TRANSITIONS) as [ApprovalStatus, ...ApprovalStatus[]]

export const canMove = <Status extends string>(
  transitions: Readonly<Record<Status, readonly Status[]>>,
  from: Status,
  to: NoInfer<Status>,
): boolean => transitions[from].includes(to)

export type Decision = 'approve' | 'refuse' | 'withdraw'

export const STATUS_AFTER = {
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Readonly<Record<Decision, ApprovalStatus>>

/** `userId` is the person whom the proposal is about, if any. */
export type Approval = { createdById: string; userId?: string }

/** Returns why a person may not decide, or undefined. `requireIndependentPerson` checks independence. */
export const decisionRefusal = (
  { createdById, userId }: Approval,
  { actorId, decision }: { actorId: string; decision: Decision },
): 'own_change' | 'own_access' | 'change_not_yours' | undefined => {
  const isAuthor = createdById === actorId
  if (decision === 'withdraw') return isAuthor ? undefined : 'change_not_yours'
  if (isAuthor) return 'own_change'
  return userId === actorId ? 'own_access' : undefined
}
