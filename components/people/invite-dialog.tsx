'use client'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { type InvitePerson, type IssuedLink as Link, type Team, useReadPeopleAgain } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AccessFields } from './access-fields.tsx'
import { IssuedLink } from './issued-link.tsx'
import { NEW_PERSON, type PersonValues } from './person-values.ts'

const TEXTS = texts({
  open: ['Convidar pessoa', 'Invite a person'],
  title: ['Convidar uma pessoa', 'Invite a person'],
  description: [
    'Ela escolhe a própria senha por um link que você envia.',
    'They choose their own password by a link you send.',
  ],
  email: ['E-mail', 'E-mail'],
  send: ['Criar convite', 'Create invitation'],
  done: ['Convite criado', 'Invitation created'],
  doneFor: (name: string) => [`Envie o link a ${name}.`, `Send the link to ${name}.`],
  close: ['Concluir', 'Done'],
  another: ['Convidar outra pessoa', 'Invite another person'],
})

type InviteDialogProps = { teams: readonly Team[]; invite: InvitePerson }
type Made = { link: Link; to: { name: string; email: string } }

const FORM = 'invite-person'

/** The button that invites somebody, the form behind it and the link that comes out of it. */
export const InviteDialog = ({ teams, invite }: InviteDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [pending, setPending] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setMade(null)
  }
  return (
    <>
      <Button variant="primary" icon={<UserPlus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={made ? t.done : t.title}
        description={made ? t.doneFor(made.to.name) : t.description}
        actions={
          made ? (
            <>
              <Button onClick={() => setMade(null)}>{t.another}</Button>
              <Button variant="primary" onClick={() => change(false)}>
                {t.close}
              </Button>
            </>
          ) : (
            <Button variant="primary" type="submit" form={FORM} pending={pending}>
              {t.send}
            </Button>
          )
        }
      >
        {made ? (
          <IssuedLink {...made} />
        ) : (
          <InviteForm {...{ teams, invite }} onPending={setPending} onMade={setMade} />
        )}
      </Dialog>
    </>
  )
}

type InviteFormProps = InviteDialogProps & {
  onMade: (made: Made) => void
  onPending: (pending: boolean) => void
}

const InviteForm = ({ teams, invite, onMade, onPending }: InviteFormProps) => {
  const t = useTexts(TEXTS)
  const readAgain = useReadPeopleAgain()
  const { form, submit, problem, error } = useActionForm<PersonValues, PersonValues, { link: Link }>({
    schema: async () => (await import('#lib/contracts/people/person-changes')).invitePersonContract.body,
    values: NEW_PERSON,
    action: async (values) => {
      onPending(true)
      return invite(values).finally(() => onPending(false))
    },
    toInput: (values) => values,
    onDone: ({ link }, { name, email }) => {
      readAgain()
      onMade({ link, to: { name, email } })
    },
  })
  return (
    <form id={FORM} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoFocus
        error={error('email')}
        {...form.register('email')}
      />
      <AccessFields {...{ form, error, teams }} />
      {problem ? <ProblemCallout problem={problem} /> : null}
    </form>
  )
}
