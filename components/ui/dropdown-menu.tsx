'use client'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { lazyMenu } from './lazy-menu.tsx'

export const DropdownMenu = lazyMenu<DropdownMenuProps>(() =>
  import('./opened-menu.tsx').then(({ OpenedMenu }) => OpenedMenu),
)
