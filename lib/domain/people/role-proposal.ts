import type { Permission, Visibility } from '#lib/domain/access/permissions.ts'

/** Another manager decides, or the author withdraws it. */
export const ROLE_PROPOSAL_STATUSES = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type RoleProposalStatus = (typeof ROLE_PROPOSAL_STATUSES)[number]

export type RoleTerms = { name: string; permissions: readonly Permission[]; visibility: Visibility }

/** Returns the permissions that a changed role gives its people, takes from them and leaves. */
export const roleEffect = (before: readonly Permission[], after: readonly Permission[]) => ({
  gained: after.filter((each) => !before.includes(each)),
  lost: before.filter((each) => !after.includes(each)),
})
