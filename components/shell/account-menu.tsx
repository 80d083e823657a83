'use client'
import { ChevronsUpDown } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { lazyMenu } from '#components/ui/lazy-menu.tsx'
import type { OpenedAccountMenuProps } from './opened-account-menu.tsx'

const TEXTS = texts({
  account: (name: string) => [`Conta de ${name}`, `Account of ${name}`],
})

const Menu = lazyMenu<OpenedAccountMenuProps>(() =>
  import('./opened-account-menu.tsx').then((module) => module.OpenedAccountMenu),
)

type AccountMenuProps = {
  name: string
  detail: string
  variant?: 'wide' | 'narrow'
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '')
  return letters.join('').toUpperCase()
}

export const AccountMenu = ({ name, detail, variant = 'wide' }: AccountMenuProps) => {
  const t = useTexts(TEXTS)
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
    variant === 'wide' ? (
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
  return <Menu variant={variant} trigger={trigger} header={variant === 'narrow' ? who : undefined} />
}
