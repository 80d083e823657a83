'use client'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useLoadedWhenIdle } from '../ui/use-loaded-when-idle.ts'
import type { SaveTeamName } from './team-name-form.tsx'

const load = () => import('./team-name-form.tsx').then((module) => module.TeamNameForm)
const TeamNameForm = dynamic(load, { ssr: false })

type TeamNameDialogProps = {
  title: string
  trigger: (open: () => void) => ReactNode
  /** The present name; empty for a new team. */
  name?: string
  save: SaveTeamName
}

/** Asks for the name of a team, new or old. */
export const TeamNameDialog = ({ title, trigger, name = '', save }: TeamNameDialogProps) => {
  const [open, setOpen] = useState(false)
  useLoadedWhenIdle(load, open)
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <TeamNameForm name={name} save={save} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
