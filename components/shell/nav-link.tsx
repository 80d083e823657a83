'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from '#components/ui/class-names.ts'

export type NavItem = {
  href: string
  label: string
  icon: ReactNode
  count?: ReactNode
  onPhone?: number
  also?: readonly string[]
}

const VARIANT_CLASSES = {
  side: 'min-h-9 gap-3 rounded-control px-3 text-sm aria-[current]:bg-accent-soft aria-[current]:text-accent hover:bg-sunken hover:text-ink pointer-coarse:min-h-11',
  bottom:
    'min-h-14 flex-1 flex-col justify-center gap-0.5 text-[0.6875rem] leading-4 aria-[current]:text-accent focus-visible:-outline-offset-2',
}

const within = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

export const NavLink = ({
  href,
  label,
  icon,
  count,
  also = [],
  variant,
}: NavItem & { variant: 'side' | 'bottom' }) => {
  const path = usePathname()
  const present = [href, ...also].some((place) => within(path, place))
  return (
    <Link
      href={href}
      aria-current={present ? 'page' : undefined}
      className={cn(
        'relative flex min-w-0 items-center font-medium text-ink-muted transition-colors [&_svg]:size-4.5 [&_svg]:shrink-0',
        VARIANT_CLASSES[variant],
      )}
    >
      {icon}
      <span className={cn('truncate', variant === 'side' && 'flex-1')}>{label}</span>
      {count ? (
        <span
          className={cn(
            'rounded-full bg-accent px-1.5 text-center empty:hidden font-semibold text-[0.6875rem] text-on-accent tabular-nums leading-4.5',
            variant === 'bottom' && 'absolute top-1.5 left-1/2 ml-1.5',
          )}
        >
          {count}
        </span>
      ) : null}
    </Link>
  )
}
