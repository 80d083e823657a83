'use client'
import dynamic from 'next/dynamic'
import type { DialogProps } from './dialog-props.ts'
import { usePreloaded } from './use-preloaded.ts'

const load = () => import('./opened-dialog.tsx').then((module) => module.OpenedDialog)
const OpenedDialog = dynamic(load, { ssr: false })

/**
 * A dialog over the page that keeps the focus until it is closed; Escape and the scrim close it. What renders
 * it comes after the page, and it opens whole: with a `lazy` form in it once that is there too, so that no
 * button is there before what it sends.
 */
export const Dialog = (props: DialogProps) =>
  usePreloaded(load, props.open) ? <OpenedDialog {...props} /> : null
