'use client'
import type { CheckMenuProps } from './check-menu-props.ts'
import { lazyMenu } from './lazy-menu.tsx'

/** Several choices behind a button; the menu stays open while they are made. */
export const CheckMenu = lazyMenu<CheckMenuProps>(() =>
  import('./opened-check-menu.tsx').then(({ OpenedCheckMenu }) => OpenedCheckMenu),
)
