'use client'
import { ProblemCallout } from '#components/ui/problem-callout'
import type { ClientAction } from '#lib/client/answer'
import { useRefetchPeople } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({
  name: ['Nome do time', 'Name of the team'],
  save: ['Salvar', 'Save'],
})

export type SaveTeamName = ClientAction<{ name: string }, unknown>

type TeamNameFormProps = { name: string; save: SaveTeamName; onSaved: () => void }

export const TeamNameForm = ({ name, save, onSaved }: TeamNameFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/team-changes')).createTeamCommand.body,
    values: { name },
    action: save,
    toInput: (values: { name: string }) => values,
    onDone: () => {
      refetch()
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
