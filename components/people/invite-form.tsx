'use client'
import { ProblemCallout } from '#components/ui/problem-callout'
import { type InvitePerson, type IssuedLink as Link, type Team, useRefetchPeople } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { RecoveredDraft } from '../drafts/recovered-draft.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { AccessFields } from './access-fields.tsx'
import { NEW_PERSON, type PersonValues } from './person-values.ts'

const TEXTS = texts({ email: ['E-mail', 'E-mail'] })

/** The link, and to whom it goes. */
export type MadeInvitation = { link: Link; to: { name: string; email: string } }

type InviteFormProps = {
  teams: readonly Team[]
  invite: InvitePerson
  /** So that the button outside can send it. */
  id: string
  onMade: (made: MadeInvitation) => void
  onPending: (pending: boolean) => void
}

/** Who is invited, and to what. */
export const InviteForm = ({ id, teams, invite, onMade, onPending }: InviteFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const { form, submit, problem, error } = useActionForm<PersonValues, PersonValues, { link: Link }>({
    schema: async () => (await import('#lib/contracts/people/person-changes')).invitePersonCommand.body,
    values: NEW_PERSON,
    action: async (values) => {
      onPending(true)
      return invite(values).finally(() => onPending(false))
    },
    toInput: (values) => values,
    onDone: ({ link }, { name, email }) => {
      draft.forget()
      refetch()
      onMade({ link, to: { name, email } })
    },
  })
  const draft = useDraft(form, 'invite-person')
  return (
    <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {draft.isRecovered ? <RecoveredDraft draft={draft} /> : null}
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
