'use client'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type CreateApplication, type NewSecret, useRefetchApplications } from '#lib/client/applications.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import { ScopeFields } from './scope-fields.tsx'

const TEXTS = texts({
  name: ['Nome', 'Name'],
  nameHint: ['Como você a reconhece na lista.', 'How you recognize it in the list.'],
  clientId: ['client_id', 'client_id'],
  clientIdHint: ['Em branco, nós criamos um.', 'Left empty, we make one.'],
  create: ['Criar', 'Create'],
})

type Values = { name: string; clientId: string; scopes: Scope[] }
type CreateApplicationFormProps = { create: CreateApplication; onCreated: (secret: NewSecret) => void }

export const CreateApplicationForm = ({ create, onCreated }: CreateApplicationFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).createApplicationCommand.body,
    values: { name: '', clientId: '', scopes: ['fgts', 'webhooks'] } as Values,
    action: create,
    toInput: (values: Values) => values,
    onDone: (secret: NewSecret) => {
      void refetch()
      onCreated(secret)
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.name}
        hint={t.nameHint}
        autoFocus
        error={error('name')}
        {...form.register('name')}
      />
      <TextField
        label={t.clientId}
        hint={t.clientIdHint}
        optional
        autoCapitalize="none"
        spellCheck={false}
        error={error('clientId')}
        {...form.register('clientId')}
      />
      <ScopeFields field={form.register('scopes')} error={error('scopes')} />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-end">
        {t.create}
      </Button>
    </form>
  )
}
