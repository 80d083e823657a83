'use client'
import { signOut } from 'next-auth/react'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

/** The signed-in person's menu. Signing out ends the session on the server and loads the sign-in page anew. */
export const AccountMenu = (props: Omit<UserMenuProps, 'onSignOut'>) => (
  <UserMenu {...props} onSignOut={() => void signOut({ callbackUrl: '/login' })} />
)
