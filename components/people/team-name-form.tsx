'use client'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientAction } from '#lib/client/answer.ts'
import { useRefetchPeople } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

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
    schema: async () => (await import('#lib/contracts/people/team-changes.ts')).createTeamCommand.body,
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
