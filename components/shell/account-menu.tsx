'use client'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

/** The signed-in person's menu. Signing out ends the session on the server and loads the sign-in page anew. */
export const AccountMenu = (props: Omit<UserMenuProps, 'onSignOut'>) => (
  <UserMenu {...props} onSignOut={() => void leave()} />
)

// Loaded when it is needed: every page carries this menu.
const leave = async () => {
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: '/login' })
}
