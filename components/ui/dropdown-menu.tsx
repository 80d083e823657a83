'use client'
import Link from 'next/link'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type DropdownMenuItem = {
  label: string
  icon?: ReactNode
  /** Either goes somewhere or does something. */
  href?: string
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
  /** Draws a line above. */
  separated?: boolean
}

export type DropdownMenuProps = {
  trigger: ReactNode
  items: readonly DropdownMenuItem[]
  header?: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}

const itemClasses = (tone?: 'danger') =>
  cn(
    'flex min-h-9 select-none items-center gap-2.5 rounded-md px-2.5 text-sm outline-none pointer-coarse:min-h-11',
    'data-disabled:opacity-45 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0',
    tone === 'danger' ? 'text-danger' : '[&_svg]:text-ink-muted',
  )

/** Actions behind a button, with arrow keys and type-ahead. */
export const DropdownMenu = ({
  trigger,
  items,
  header,
  align = 'end',
  side = 'bottom',
}: DropdownMenuProps) => (
  <Primitive.Root modal={false}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-52 max-w-72 rounded-card border bg-raised p-1 shadow-pop data-[state=open]:animate-enter"
      >
        {header ? <div className="border-b px-2.5 pt-1.5 pb-2.5 mb-1">{header}</div> : null}
        {items.map(({ label, icon, href, onSelect, tone, disabled, separated }) => (
          <div key={label}>
            {separated ? <Primitive.Separator className="my-1 h-px bg-line" /> : null}
            <Primitive.Item
              asChild={href !== undefined}
              disabled={disabled}
              onSelect={onSelect}
              className={itemClasses(tone)}
            >
              {href === undefined ? (
                <>
                  {icon}
                  {label}
                </>
              ) : (
                <Link href={href}>
                  {icon}
                  {label}
                </Link>
              )}
            </Primitive.Item>
          </div>
        ))}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
