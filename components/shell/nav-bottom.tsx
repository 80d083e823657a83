import { Ellipsis } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import { type NavItem, NavLink } from './nav-link.tsx'

const TEXTS = texts({
  more: ['Mais', 'More'],
})

const FITTING = 5

const phoneOrderOf = ({ onPhone = FITTING }: NavItem) => onPhone

export const NavBottom = ({ label, items: inOrder }: { label: string; items: readonly NavItem[] }) => {
  const t = useTexts(TEXTS)
  const all = inOrder.length <= FITTING
  const items = all ? inOrder : [...inOrder].sort((one, other) => phoneOrderOf(one) - phoneOrderOf(other))
  const visible = all ? items : items.slice(0, FITTING - 1)
  const rest = all ? [] : items.slice(FITTING - 1)
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 flex border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {visible.map((item) => (
        <NavLink key={item.href} {...item} variant="bottom" />
      ))}
      {rest.length > 0 ? (
        <DropdownMenu
          side="top"
          items={rest.map(({ href, icon, label: text }) => ({ href, icon, label: text }))}
          trigger={
            <button
              type="button"
              className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 font-medium text-[0.6875rem] text-ink-muted leading-4 focus-visible:-outline-offset-2"
            >
              <Ellipsis aria-hidden className="size-4.5" />
              {t.more}
            </button>
          }
        />
      ) : null}
    </nav>
  )
}
