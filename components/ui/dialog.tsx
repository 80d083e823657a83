'use client'
import dynamic from 'next/dynamic'
import type { DialogProps } from './dialog-props.ts'
import { useLoadedWhenIdle } from './use-loaded-when-idle.ts'

const load = () => import('./opened-dialog.tsx').then((module) => module.OpenedDialog)
const OpenedDialog = dynamic(load, { ssr: false })

/** A window over the page that keeps the focus until it is closed; Escape and the scrim close it. What draws it comes after the page. */
export const Dialog = (props: DialogProps) =>
  useLoadedWhenIdle(load, props.open) ? <OpenedDialog {...props} /> : null
