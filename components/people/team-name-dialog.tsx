'use client'
import { type ReactNode, useState } from 'react'
import type { ClientAction } from '#lib/client/answer'
import { useReadPeopleAgain } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const TEXTS = texts({
  name: ['Nome do time', 'Name of the team'],
  save: ['Salvar', 'Save'],
})

type TeamNameDialogProps = {
  title: string
  trigger: (open: () => void) => ReactNode
  /** The present name; empty for a new team. */
  name?: string
  save: ClientAction<{ name: string }, unknown>
}

/** Asks for the name of a team, new or old. */
export const TeamNameDialog = ({ title, trigger, name = '', save }: TeamNameDialogProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      {trigger(() => setOpen(true))}
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <TeamNameForm name={name} save={save} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type TeamNameFormProps = Required<Pick<TeamNameDialogProps, 'name' | 'save'>> & { onSaved: () => void }

const TeamNameForm = ({ name, save, onSaved }: TeamNameFormProps) => {
  const t = useTexts(TEXTS)
  const readAgain = useReadPeopleAgain()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/team-changes')).createTeamContract.body,
    values: { name },
    action: save,
    toInput: (values: { name: string }) => values,
    onDone: () => {
      readAgain()
      onSaved()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField label={t.name} autoFocus error={error('name')} {...form.register('name')} />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.save}
      </Button>
    </form>
  )
}
