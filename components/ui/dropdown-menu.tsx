'use client'
import { type ComponentType, cloneElement, useState } from 'react'
import type { DropdownMenuProps } from './dropdown-menu-props.ts'

const load = () => import('./opened-menu.tsx').then(({ OpenedMenu }) => OpenedMenu)

/**
 * Actions behind a button, with arrow keys and type-ahead. Every page carries a menu and few open it: what draws it is loaded when the
 * button is pointed at or focused, and takes the button over when it is pressed.
 */
export const DropdownMenu = (props: DropdownMenuProps) => {
  const [Opened, setOpened] = useState<ComponentType<DropdownMenuProps> | null>(null)
  if (Opened) return <Opened {...props} />
  const prepare = () => void load()
  return cloneElement(props.trigger, {
    onClick: () => void load().then((menu) => setOpened(() => menu)),
    onPointerEnter: prepare,
    onFocus: prepare,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}
