'use client'
import Link from 'next/link'
import { DropdownMenu as Primitive } from 'radix-ui'
import { cn } from './class-names.ts'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'

const itemClasses = (tone?: 'danger') =>
  cn(
    'flex min-h-9 select-none items-center gap-2.5 rounded-md px-2.5 text-sm outline-none pointer-coarse:min-h-11',
    'data-disabled:opacity-45 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0',
    tone === 'danger' ? 'text-danger' : '[&_svg]:text-ink-muted',
  )

export const OpenedMenu = ({ trigger, items, header, align = 'end', side = 'bottom' }: DropdownMenuProps) => (
  <Primitive.Root modal={false} defaultOpen>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-72 overflow-y-auto rounded-card border bg-raised p-1 shadow-pop data-[state=open]:animate-enter"
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
