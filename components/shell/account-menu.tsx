'use client'
import { CircleUserRound } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

const TEXTS = texts({ account: ['Sua conta', 'Your account'] })

/**
 * The signed-in person's menu. Signing out ends the session on the server and loads the sign-in page anew.
 */
export const AccountMenu = (props: Omit<UserMenuProps, 'onSignOut'>) => {
  const t = useTexts(TEXTS)
  return (
    <UserMenu
      {...props}
      items={[{ label: t.account, icon: <CircleUserRound />, href: '/account' }, ...(props.items ?? [])]}
      onSignOut={() => void leave()}
    />
  )
}

// Loaded when it is needed: every page carries this menu.
const leave = async () => {
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: '/login' })
}
