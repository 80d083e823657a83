'use client'
import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'

import type { CheckMenuProps } from './check-menu-props.ts'

export const OpenedCheckMenu = ({ trigger, items, onChange }: CheckMenuProps) => (
  <Primitive.Root modal={false} defaultOpen>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-80 min-w-52 max-w-72 overflow-y-auto rounded-card border bg-raised p-1 shadow-pop data-[state=open]:animate-enter"
      >
        {items.map(({ id, label, checked, disabled }) => (
          <Primitive.CheckboxItem
            key={id}
            checked={checked}
            disabled={disabled}
            onCheckedChange={(next) => onChange(id, next === true)}
            onSelect={(event) => event.preventDefault()}
            className="flex min-h-9 select-none items-center gap-2.5 rounded-md py-1 pr-3 pl-8 text-sm outline-none data-disabled:opacity-45 data-highlighted:bg-sunken pointer-coarse:min-h-11"
          >
            <Primitive.ItemIndicator className="-ml-5.5 w-3">
              <Check aria-hidden className="size-4 text-accent" />
            </Primitive.ItemIndicator>
            {label}
          </Primitive.CheckboxItem>
        ))}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
)
