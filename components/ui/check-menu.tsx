'use client'
import type { CheckMenuProps } from './check-menu-props.ts'
import { lazyMenu } from './lazy-menu.tsx'

export const CheckMenu = lazyMenu<CheckMenuProps>(() =>
  import('./opened-check-menu.tsx').then(({ OpenedCheckMenu }) => OpenedCheckMenu),
)
