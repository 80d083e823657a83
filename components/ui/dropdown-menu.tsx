'use client'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'
import { lazyMenu } from './lazy-menu.tsx'

/** Actions behind a button, with arrow keys and type-ahead. */
export const DropdownMenu = lazyMenu<DropdownMenuProps>(() =>
  import('./opened-menu.tsx').then(({ OpenedMenu }) => OpenedMenu),
)
