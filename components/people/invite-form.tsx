'use client'
import { RecoveredDraft } from '#components/drafts/recovered-draft.tsx'
import { useDraft } from '#components/drafts/use-draft.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import type { Answer } from '#lib/client/answer.ts'
import {
  type InvitePerson,
  type IssuedLink as Link,
  type Team,
  useRefetchPeople,
} from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { AccessFields } from './access-fields.tsx'
import { accessInputOf, NEW_PERSON, type PersonValues } from './person-values.ts'

const TEXTS = texts({ email: ['E-mail', 'E-mail'] })

/** `link` is null if a second manager must approve the invitation; that manager then receives the link. */
export type Invitation = { link: Link | null; to: { name: string; email: string } }

type InviteFormProps = {
  teams: readonly Team[]
  roles: readonly OwnRole[]
  invite: InvitePerson
  request: RequestAccess
  id: string
  onCreated: (invitation: Invitation) => void
  onPending: (pending: boolean) => void
}

export const InviteForm = ({ id, teams, roles, invite, onCreated, ...props }: InviteFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const { form, submit, problem, error } = useActionForm<
    PersonValues,
    InvitationInput,
    { link: Link | null }
  >({
    schema: async () => (await import('#lib/contracts/people/person-changes.ts')).invitePersonCommand.body,
    values: NEW_PERSON,
    action: async (values) => {
      props.onPending(true)
      return inviteOrRequest({ invite, request: props.request }, values).finally(() => props.onPending(false))
    },
    toInput: (values) => accessInputOf(values, roles),
    onDone: ({ link }, { name, email }) => {
      draft.forget()
      refetch()
      onCreated({ link, to: { name, email } })
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
      <AccessFields {...{ form, error, teams, roles }} />
      {problem ? <ProblemCallout problem={problem} /> : null}
    </form>
  )
}

type InvitationInput = ReturnType<typeof accessInputOf<PersonValues>>

const inviteOrRequest = async (
  { invite, request }: Pick<InviteFormProps, 'invite' | 'request'>,
  input: InvitationInput,
): Promise<Answer<{ link: Link | null }>> => {
  const invited = await invite(input)
  if (invited.ok || invited.problem.code !== 'second_manager_needed') return invited
  const result = await request({ ...input, kind: 'invitation' })
  return result.ok ? { ok: true, data: { link: null } } : result
}
