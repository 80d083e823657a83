'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import {
  type Application,
  type ApplicationActions,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import { ScopeFields } from './scope-fields.tsx'

const TEXTS = texts({
  title: ['Permissões', 'Scopes'],
  description: [
    'Uma permissão retirada deixa de valer na próxima chamada, mesmo em tokens já emitidos.',
    'A scope you remove stops working with the next call, even in tokens already issued.',
  ],
  save: ['Salvar permissões', 'Save scopes'],
  saved: ['Permissões salvas.', 'Scopes saved.'],
})

type ScopesCardProps = { application: Application; change: ApplicationActions['changeScopes'] }

export const ScopesCard = ({ application, change }: ScopesCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const [saved, setSaved] = useState(false)
  const { clientId } = application
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).changeScopesCommand.body,
    values: { scopes: application.scopes as Scope[] },
    action: change,
    toInput: ({ scopes }: { scopes: Scope[] }) => ({ clientId, scopes }),
    onDone: (_done, values) => {
      form.reset(values)
      setSaved(true)
      void refetch()
    },
  })
  return (
    <Card title={t.title} description={t.description}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(false)}
        saved={saved ? t.saved : null}
        label={t.save}
      >
        <ScopeFields field={form.register('scopes')} present={application.scopes} error={error('scopes')} />
      </SavedForm>
    </Card>
  )
}
