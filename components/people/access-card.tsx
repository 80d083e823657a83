'use client'
import { useState } from 'react'
import { type PersonActions, type PersonDetail, type Team, useShowPerson } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { SavedForm } from '../ui/saved-form.tsx'
import { AccessFields } from './access-fields.tsx'
import { type PersonValues, personValuesOf } from './person-values.ts'

const TEXTS = texts({
  title: ['Acesso', 'Access'],
  description: [
    'As mudanças valem na hora, também para quem já entrou.',
    'Changes apply at once, also while the person is signed in.',
  ],
  save: ['Salvar', 'Save'],
  saved: ['Acesso salvo.', 'Access saved.'],
})

type AccessCardProps = {
  person: PersonDetail
  teams: readonly Team[]
  isSelf: boolean
  change: PersonActions['change']
}

/** What a person may do and see, to look at and to change. */
export const AccessCard = ({ person, teams, isSelf, change }: AccessCardProps) => {
  const t = useTexts(TEXTS)
  const show = useShowPerson()
  const [saved, setSaved] = useState(false)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/person-changes')).changePersonCommand.body,
    values: personValuesOf(person),
    action: change,
    toInput: ({ email: _fixed, ...values }: PersonValues) => ({ id: person.id, ...values }),
    onDone: (changed: PersonDetail) => {
      show(changed)
      form.reset(personValuesOf(changed))
      setSaved(true)
    },
  })
  const { isDirty } = form.formState
  return (
    <Card title={t.title} description={t.description}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(false)}
        saved={saved && !isDirty ? t.saved : null}
        label={t.save}
      >
        <AccessFields {...{ form, error, teams }} roleFixed={isSelf} />
      </SavedForm>
    </Card>
  )
}
