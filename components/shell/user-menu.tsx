'use client'
import { ChevronsUpDown, LogOut } from 'lucide-react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { DropdownMenu } from '../ui/dropdown-menu.tsx'
import type { DropdownMenuItem } from '../ui/dropdown-menu-props.ts'
import { usePreferenceItems } from './use-preference-items.tsx'

const TEXTS = texts({
  account: (name: string) => [`Conta de ${name}`, `Account of ${name}`],
  signOut: ['Sair', 'Sign out'],
})

export type UserMenuProps = {
  name: string
  /** Small print: role and organization. */
  detail: string
  onSignOut: () => void
  items?: readonly DropdownMenuItem[]
  /** `narrow` shows only the initials. */
  look?: 'wide' | 'narrow'
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '')
  return letters.join('').toUpperCase()
}

/** Who is signed in, appearance and language, and the way out. */
export const UserMenu = ({ name, detail, onSignOut, items = [], look = 'wide' }: UserMenuProps) => {
  const t = useTexts(TEXTS)
  const preferences = usePreferenceItems()
  const avatar = (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs"
    >
      {initialsOf(name)}
    </span>
  )
  const who = (
    <span className="block min-w-0 flex-1 text-left">
      <span className="block truncate font-medium text-sm leading-5">{name}</span>
      <span className="block truncate text-ink-muted text-xs leading-4">{detail}</span>
    </span>
  )
  const trigger =
    look === 'wide' ? (
      <button
        type="button"
        className="flex w-full items-center gap-2.5 rounded-control p-2 transition-colors hover:bg-sunken data-[state=open]:bg-sunken"
      >
        {avatar}
        {who}
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      </button>
    ) : (
      <button type="button" className="grid size-11 place-items-center rounded-full">
        {avatar}
        <span className="sr-only">{t.account(name)}</span>
      </button>
    )
  return (
    <DropdownMenu
      align={look === 'wide' ? 'start' : 'end'}
      side={look === 'wide' ? 'top' : 'bottom'}
      trigger={trigger}
      header={look === 'narrow' ? who : undefined}
      items={[
        ...items,
        ...preferences,
        { label: t.signOut, icon: <LogOut />, onSelect: onSignOut, separated: true },
      ]}
    />
  )
}
