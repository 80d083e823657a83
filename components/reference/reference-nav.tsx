'use client'
import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { BreakableName } from './breakable-name.tsx'
import { TURNS_CHEVRON } from './fold.tsx'
import { MethodBadge } from './method-badge.tsx'

export type NavGroup = {
  id: string
  label: string
  language?: 'pt-BR' | undefined
  items: readonly { href: string; label: string; method?: string; isEvent?: boolean }[]
}

type ReferenceNavProps = { label: string; groups: readonly NavGroup[] }

export const ReferenceNav = ({ label, groups }: ReferenceNavProps) => {
  const path = usePathname()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after every navigation
  useEffect(() => {
    showCurrent(nav.current)
  }, [path])
  return (
    <nav ref={nav} aria-label={label} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
      {groups.map((group) => (
        <details
          key={group.id}
          lang={group.language}
          open={group.items.some(({ method }) => method === undefined) || isWithin(group, path)}
          className={`py-0.5 ${TURNS_CHEVRON}`}
        >
          <summary className="flex min-h-9 items-center justify-between gap-2 rounded-control px-2 font-medium text-sm hover:bg-sunken pointer-coarse:min-h-11">
            {group.label}
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
          </summary>
          <ul>
            {group.items.map(({ href, label, method, isEvent }) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  aria-current={path === href ? 'page' : undefined}
                  className="flex min-h-8 items-baseline gap-2 rounded-control px-2 py-1.5 text-ink-muted text-sm hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:text-accent pointer-coarse:min-h-11"
                >
                  {method && !isEvent ? <MethodBadge method={method} narrow /> : null}
                  <span className={method ? 'min-w-0 break-words font-mono text-xs' : 'min-w-0'}>
                    {method ? <BreakableName name={label} /> : label}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

/** Scrolls only the menu; `scrollIntoView` would also scroll the page. */
const showCurrent = (nav: HTMLElement | null) => {
  const current = nav?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!nav || !current) return
  const { top, bottom, height } = nav.getBoundingClientRect()
  if (current.top < top || current.bottom > bottom) nav.scrollTop += current.top - top - height / 2
}

const isWithin = ({ items }: NavGroup, path: string) => items.some(({ href }) => href === path)
