'use client'
import type { DialogProps } from './dialog-props.ts'
import { lazyDialog } from './lazy-dialog.tsx'

/** Appears only once a `lazy` form in it is loaded, so that no submit button appears before its form. */
export const Dialog = lazyDialog<DialogProps>(() =>
  import('./opened-dialog.tsx').then((module) => module.OpenedDialog),
)
