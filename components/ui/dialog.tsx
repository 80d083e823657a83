'use client'
import dynamic from 'next/dynamic'
import type { DialogProps } from './dialog-props.ts'
import { usePreloaded } from './use-preloaded.ts'

const load = () => import('./opened-dialog.tsx').then((module) => module.OpenedDialog)
const OpenedDialog = dynamic(load, { ssr: false })

/**
 * If the content is a `lazy` form, the dialog opens only once the form is loaded, so that no submit button
 * appears before its form.
 */
export const Dialog = (props: DialogProps) =>
  usePreloaded(load, props.open) ? <OpenedDialog {...props} /> : null
