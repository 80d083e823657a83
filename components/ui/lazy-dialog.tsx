'use client'
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { usePreloaded } from './use-preloaded.ts'

/** Loads a dialog after the first interaction, because every page has dialogs and few are opened. */
export const lazyDialog = <Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = dynamic(load, { ssr: false })
  return (props: Props) => (usePreloaded(load, props.open) ? <Loaded {...props} /> : null)
}
