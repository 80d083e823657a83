'use client'
import { CircleUserRound, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { MenuTrigger } from '#components/ui/lazy-menu.tsx'
import { OpenedMenu } from '#components/ui/opened-menu.tsx'
import { usePreferenceItems } from './use-preference-items.tsx'

const TEXTS = texts({
  account: ['Sua conta', 'Your account'],
  signOut: ['Sair', 'Sign out'],
})

export type OpenedAccountMenuProps = {
  trigger: MenuTrigger
  variant: 'wide' | 'narrow'
  header: ReactNode
}

export const OpenedAccountMenu = ({ trigger, variant, header }: OpenedAccountMenuProps) => {
  const t = useTexts(TEXTS)
  const preferences = usePreferenceItems()
  return (
    <OpenedMenu
      trigger={trigger}
      align={variant === 'wide' ? 'start' : 'end'}
      side={variant === 'wide' ? 'top' : 'bottom'}
      header={header}
      items={[
        { label: t.account, icon: <CircleUserRound />, href: '/account' },
        ...preferences,
        { label: t.signOut, icon: <LogOut />, onSelect: () => void leave(), separated: true },
      ]}
    />
  )
}

const leave = async () => {
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: '/login' })
}
