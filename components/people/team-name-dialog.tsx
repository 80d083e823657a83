'use client'
import { lazy, type ReactNode, useState } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { SaveTeamName } from './team-name-form.tsx'

const load = () => import('./team-name-form.tsx').then((module) => ({ default: module.TeamNameForm }))
const TeamNameForm = lazy(load)

type TeamNameDialogProps = {
  title: string
  trigger: (open: () => void) => ReactNode
  name?: string
  save: SaveTeamName
}

export const TeamNameDialog = ({ title, trigger, name = '', save }: TeamNameDialogProps) => {
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <TeamNameForm name={name} save={save} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
