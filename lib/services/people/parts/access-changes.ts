import type { UserRow } from '#db/queries/access/users.ts'

const AUDITED = ['role', 'ownRoleId', 'teamId', 'visibility'] as const

type AuditedAccess = Pick<UserRow, 'role' | 'teamId' | 'visibility'> & {
  ownRoleId?: string | null
}

export const accessChanges = (before: AuditedAccess, after: AuditedAccess) => {
  const changed: { [F in (typeof AUDITED)[number]]?: { from: string | null; to: string | null } } = {}
  for (const field of AUDITED)
    if ((before[field] ?? null) !== (after[field] ?? null))
      changed[field] = { from: before[field] ?? null, to: after[field] ?? null }
  return changed
}
