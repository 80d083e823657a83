'use client'
import { lazy, type ReactNode, useState } from 'react'
import type { OwnRole, RoleActions } from '#lib/client/roles'
import { Dialog } from '../ui/dialog.tsx'
import { usePreloaded } from '../ui/use-preloaded.ts'

const load = () => import('./role-form.tsx').then((module) => ({ default: module.RoleForm }))
const RoleForm = lazy(load)

type RoleDialogProps = {
  title: string
  /** Null for a new role. */
  kept: OwnRole | null
  propose: RoleActions['propose']
  trigger: (open: () => void) => ReactNode
}

export const RoleDialog = ({ title, kept, propose, trigger }: RoleDialogProps) => {
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <RoleForm kept={kept} propose={propose} onProposed={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
