'use client'
import { type ComponentType, cloneElement, type ReactElement, useState } from 'react'

export type MenuTrigger = ReactElement<{
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}>

/** The loaded component replaces the trigger on press, so it must render open. */
export const lazyMenu = <Props extends { trigger: MenuTrigger }>(
  load: () => Promise<ComponentType<Props>>,
) => {
  const preload = () => void load().catch(() => undefined)
  return (props: Props) => {
    const [Opened, setOpened] = useState<ComponentType<Props> | null>(null)
    if (Opened) return <Opened {...props} />
    return cloneElement(props.trigger, {
      onClick: () => void load().then((menu) => setOpened(() => menu)),
      onPointerEnter: preload,
      onFocus: preload,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
    })
  }
}
