'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type TabLinksProps = {
  label: string
  tabs: readonly { href: string; label: string; count?: number }[]
  aside?: ReactNode
}

export const TabLinks = ({ label, tabs, aside }: TabLinksProps) => {
  const path = usePathname()
  return (
    <div className="mb-4 lg:flex lg:items-center lg:justify-between lg:gap-8 lg:border-b">
      <nav aria-label={label} className="flex gap-1 overflow-x-auto max-lg:border-b lg:shrink-0">
        {tabs.map((tab) => (
          <Link
            key={tab.href}
            href={tab.href}
            aria-current={path === tab.href ? 'page' : undefined}
            className={cn(
              '-mb-px inline-flex min-h-10 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-ink-muted text-sm',
              'hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:text-ink pointer-coarse:min-h-11',
            )}
          >
            {tab.label}
            {tab.count ? (
              <span className="rounded-full bg-sunken px-1.5 text-xs tabular-nums">{tab.count}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      {aside ? <div className="min-w-0 max-lg:mt-4">{aside}</div> : null}
    </div>
  )
}
