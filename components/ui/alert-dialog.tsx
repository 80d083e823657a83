'use client'
import dynamic from 'next/dynamic'
import { cloneElement, useRef, useState } from 'react'
import type { AlertDialogProps } from './alert-dialog-props.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { usePreloaded } from './use-preloaded.ts'

const load = () => import('./opened-alert-dialog.tsx').then((module) => module.OpenedAlertDialog)
const OpenedAlertDialog = dynamic(load, { ssr: false })

/** For irreversible actions: only its two buttons and Escape close it. */
export const AlertDialog = ({ trigger, ...props }: AlertDialogProps) => {
  const [ownOpen, setOwnOpen] = useState(false)
  const pressed = useRef<HTMLElement>(null)
  const open = props.open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const returnFocus = (event: Event) => {
    props.onCloseAutoFocus?.(event)
    if (event.defaultPrevented || !trigger) return
    event.preventDefault()
    pressed.current?.focus()
  }
  // Focus must be tracked here: once the lazy content renders, the menu that opened the dialog is gone.
  const focusReturn = useFocusReturn(open, returnFocus)
  const isWanted = usePreloaded(load, open)
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            onClick: (event) => {
              pressed.current = event.currentTarget
              change(true)
            },
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
          })
        : null}
      {isWanted ? <OpenedAlertDialog {...props} open={open} onOpenChange={change} {...focusReturn} /> : null}
    </>
  )
}
