'use client'
import { lazy, type ReactNode, useState } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { OwnRole, RoleActions } from '#lib/client/roles.ts'

const load = () => import('./role-form.tsx').then((module) => ({ default: module.RoleForm }))
const RoleForm = lazy(load)

type RoleDialogProps = {
  title: string
  ownRole: OwnRole | null
  propose: RoleActions['propose']
  trigger: (open: () => void) => ReactNode
}

export const RoleDialog = ({ title, ownRole, propose, trigger }: RoleDialogProps) => {
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <RoleForm ownRole={ownRole} propose={propose} onProposed={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
