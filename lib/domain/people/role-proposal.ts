import type { Permission, Visibility } from '#lib/domain/access/permissions.ts'

export type RoleTerms = { name: string; permissions: readonly Permission[]; visibility: Visibility }

export const roleEffect = (before: readonly Permission[], after: readonly Permission[]) => ({
  gained: after.filter((each) => !before.includes(each)),
  lost: before.filter((each) => !after.includes(each)),
})
