'use client'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { type PageAction, pageActions } from './page-actions.ts'

export const usePageAction = (action: Omit<PageAction, 'id'> | null): void => {
  const id = useId()
  const newest = useRef(action)
  useLayoutEffect(() => {
    newest.current = action
  })
  const { label, subject, icon } = action ?? {}
  useEffect(() => {
    if (label === undefined || subject === undefined || icon === undefined) return
    return pageActions.add({ id, label, subject, icon, run: () => newest.current?.run() })
  }, [id, label, subject, icon])
}
