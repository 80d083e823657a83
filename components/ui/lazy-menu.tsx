'use client'
import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'

/** A button that opens a menu. */
export type MenuTrigger = ReactElement<{
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}>

/**
 * Makes a menu that comes when it is meant. Every page carries menus and few are opened: what renders one is
 * loaded when its button is pointed at or focused, and takes the button over when it is pressed; it must
 * begin open.
 */
export const lazyMenu = <Props extends { trigger: MenuTrigger }>(
  load: () => Promise<ComponentType<Props>>,
) => {
  const prepare = () => void load().catch(() => undefined)
  return (props: Props) => {
    const [Opened, setOpened] = useState<ComponentType<Props> | null>(null)
    if (Opened) return <Opened {...props} />
    return cloneElement(props.trigger, {
      onClick: () => void load().then((menu) => setOpened(() => menu)),
      onPointerEnter: prepare,
      onFocus: prepare,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
    })
  }
}
