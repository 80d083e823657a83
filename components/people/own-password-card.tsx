'use client'
import { useState } from 'react'
import { ProblemCallout } from '#components/ui/problem-callout'
import { type OwnAccessActions, useRefetchPeople } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { PasswordField } from '../fields/password-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
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

/** A person changes their own password. */
export const OwnPasswordCard = ({ change }: { change: OwnAccessActions['changePassword'] }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const [saved, setSaved] = useState(false)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access')).changeOwnPasswordCommand.body,
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
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onChange={() => setSaved(false)}
        className="grid max-w-md gap-4"
      >
        <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
        <NewPasswordFields register={form.register} error={error} />
        {problem ? <ProblemCallout problem={problem} /> : null}
        {saved ? <Callout tone="positive" title={t.saved} /> : null}
        <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-start">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
