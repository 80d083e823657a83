'use client'
import { useState } from 'react'
import { ProblemCallout } from '#components/ui/problem-callout'
import { type PersonActions, type PersonDetail, type Team, useShowPerson } from '#lib/client/people'
import { useActionForm } from '#lib/client/use-action-form'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
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
      <form
        method="post"
        noValidate
        onSubmit={submit}
        onChange={() => setSaved(false)}
        className="grid gap-4"
      >
        <AccessFields {...{ form, error, teams }} roleFixed={isSelf} />
        {problem ? <ProblemCallout problem={problem} /> : null}
        {saved && !isDirty ? <Callout tone="positive" title={t.saved} /> : null}
        <Button type="submit" variant="primary" pending={pending} className="sm:justify-self-start">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
