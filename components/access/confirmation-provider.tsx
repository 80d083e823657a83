'use client'
import dynamic from 'next/dynamic'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import {
  type ConfirmationActions,
  type RequireConfirmation,
  registerConfirmation,
} from '#lib/client/confirmation.ts'
import { runAction } from '#lib/client/run-action.ts'

const load = () => import('./confirmation-dialog.tsx').then((module) => module.ConfirmationDialog)
const ConfirmationDialog = dynamic(load, { ssr: false })

type ConfirmFirst = () => Promise<boolean>

const ConfirmationContext = createContext<ConfirmFirst>(async () => true)

type ConfirmationProviderProps = {
  actions: ConfirmationActions
  require?: RequireConfirmation
  children: ReactNode
}

/** Asks for the second factor again whenever an action needs it (lib/client/run-action.ts). */
export const ConfirmationProvider = ({ actions, require, children }: ConfirmationProviderProps) => {
  const [asking, setAsking] = useState(false)
  const pendingResolve = useRef<((isConfirmed: boolean) => void) | null>(null)
  const answer = useCallback((isConfirmed: boolean) => {
    setAsking(false)
    pendingResolve.current?.(isConfirmed)
    pendingResolve.current = null
  }, [])
  useEffect(
    () =>
      registerConfirmation(
        () =>
          new Promise((resolve) => {
            pendingResolve.current?.(false)
            pendingResolve.current = resolve
            setAsking(true)
          }),
      ),
    [],
  )
  const confirmFirst = useCallback<ConfirmFirst>(
    async () => require === undefined || (await runAction(require, {})).ok,
    [require],
  )
  return (
    <ConfirmationContext value={confirmFirst}>
      {children}
      {usePreloaded(load, asking) ? (
        <ConfirmationDialog open={asking} onAnswer={answer} actions={actions} />
      ) : null}
    </ConfirmationContext>
  )
}

/**
 * Returns a function for what no action does, such as a download: it asks for the second factor if it was
 * verified too long ago, and resolves to whether the person may go on.
 */
export const useConfirmFirst = (): ConfirmFirst => use(ConfirmationContext)
