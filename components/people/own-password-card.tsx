'use client'
import { useState } from 'react'
import { PasswordField } from '#components/fields/password-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import { type OwnAccessActions, useRefetchPeople } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const TEXTS = texts({
  title: ['Senha', 'Password'],
  description: [
    'Ao trocar, suas outras sessões terminam; esta continua.',
    'When you change it, your other sessions end; this one goes on.',
  ],
  current: ['Senha atual', 'Current password'],
  save: ['Trocar senha', 'Change password'],
  saved: ['Senha trocada.', 'Password changed.'],
})

const EMPTY = { current: '', password: '', repeated: '' }

export const OwnPasswordCard = ({ change }: { change: OwnAccessActions['changePassword'] }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const [saved, setSaved] = useState(false)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access.ts')).changeOwnPasswordCommand.body,
    values: EMPTY,
    action: change,
    toInput: (values: typeof EMPTY) => values,
    onDone: () => {
      form.reset(EMPTY)
      setSaved(true)
      refetch()
    },
  })
  return (
    <Card title={t.title} description={t.description}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(false)}
        saved={saved ? t.saved : null}
        label={t.save}
        className="max-w-md"
      >
        <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
        <NewPasswordFields register={form.register} error={error} />
      </SavedForm>
    </Card>
  )
}
