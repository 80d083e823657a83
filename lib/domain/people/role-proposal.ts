import type { Permission, Visibility } from '../access/permissions.ts'

/** The statuses of a proposed role: another manager decides, or its author withdraws it. */
export const ROLE_PROPOSAL_STATUSES = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type RoleProposalStatus = (typeof ROLE_PROPOSAL_STATUSES)[number]

/** What a role is: its name, what its people may do, and whose work they see. */
export type RoleTerms = { name: string; permissions: readonly Permission[]; visibility: Visibility }

/** What a changed role gives its people, takes from them and leaves as it was. */
export const roleEffect = (before: readonly Permission[], after: readonly Permission[]) => ({
  gained: after.filter((each) => !before.includes(each)),
  lost: before.filter((each) => !after.includes(each)),
})
