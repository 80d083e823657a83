import type { ReactNode } from 'react'
import type { Permission } from '#lib/domain/access/permissions.ts'
import { requirePerson } from './page-session.ts'

/**
 * Makes a layout that answers 404 without the permission, before any skeleton is sent. Each page still checks
 * the permission itself.
 */
export const permissionLayout = (permission: Permission) =>
  async function PermissionLayout({ children }: { children: ReactNode }) {
    await requirePerson(permission)
    return children
  }
