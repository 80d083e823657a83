import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

type CustomerRecordProps = {
  href?: string | undefined
  title: ReactNode
  meta: ReactNode
  end: ReactNode
}

export const CustomerRecord = ({ href, title, meta, end }: CustomerRecordProps) => {
  const content = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-44 flex-1">
        <span className="block font-medium text-sm">{title}</span>
        <span className="block text-ink-muted text-xs">{meta}</span>
      </span>
      <span className="flex shrink-0 items-center gap-2 text-sm">{end}</span>
    </span>
  )
  if (href === undefined) return <li className="flex items-center gap-4 px-4 py-2.5 sm:px-5">{content}</li>
  return (
    <li>
      <Link
        href={href}
        data-list-item
        className="flex min-h-12 items-center gap-4 px-4 py-2.5 hover:bg-sunken/60 focus-visible:-outline-offset-2 sm:px-5"
      >
        {content}
        <ChevronRight aria-hidden className="-mr-1 size-4 shrink-0 text-ink-muted" />
      </Link>
    </li>
  )
}
