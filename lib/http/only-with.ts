import type { ReactNode } from 'react'
import type { Permission } from '#lib/domain/access/permissions'
import { requirePerson } from './page-session.ts'

/**
 * A layout that lets nobody without a permission see even the skeleton of what is below: they are answered
 * 404 at once. Each page still checks the permission itself.
 */
export const onlyWith = (permission: Permission) =>
  async function OnlyWith({ children }: { children: ReactNode }) {
    await requirePerson(permission)
    return children
  }
