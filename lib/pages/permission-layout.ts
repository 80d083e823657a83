import type { ReactNode } from 'react'
import type { Permission } from '#lib/domain/access/permissions.ts'
import { requirePerson } from './page-session.ts'

/** Answers 404 before any skeleton is sent. Each page still checks the permission itself. */
export const permissionLayout = (permission: Permission) =>
  async function PermissionLayout({ children }: { children: ReactNode }) {
    await requirePerson(permission)
    return children
  }
