'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import type { Answer } from '#lib/client/answer.ts'
import {
  type PersonActions,
  type PersonDetail,
  type Team,
  useCachePerson,
  useRefetchPeople,
} from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { AccessFields } from './access-fields.tsx'
import { accessInputOf, type PersonValues, personValuesOf } from './person-values.ts'

const TEXTS = texts({
  title: ['Acesso', 'Access'],
  description: [
    'As mudanças valem na hora, também para quem já entrou.',
    'Changes apply at once, also while the person is signed in.',
  ],
  save: ['Salvar', 'Save'],
  saved: ['Acesso salvo.', 'Access saved.'],
  asked: [
    'Pedido feito: nada muda antes que outro gestor aprove.',
    'Request made: nothing changes before another manager approves.',
  ],
})

type AccessCardProps = {
  person: PersonDetail
  teams: readonly Team[]
  roles: readonly OwnRole[]
  isSelf: boolean
  change: PersonActions['change']
  request: RequestAccess
}

export const AccessCard = ({ person, teams, roles, isSelf, change, request }: AccessCardProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePerson()
  const refetch = useRefetchPeople()
  const [saved, setSaved] = useState<string | null>(null)
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/person-changes.ts')).changePersonCommand.body,
    values: personValuesOf(person),
    action: (input) => changeOrRequest({ change, request }, input),
    toInput: (values: PersonValues) => {
      const { email: _fixed, ...input } = accessInputOf(values, roles)
      return { id: person.id, ...input }
    },
    onDone: (changed: PersonDetail | null) => {
      if (changed) show(changed)
      else refetch()
      form.reset(personValuesOf(changed ?? person))
      setSaved(changed ? t.saved : t.asked)
    },
  })
  const { isDirty } = form.formState
  return (
    <Card title={t.title} description={t.description}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(null)}
        saved={isDirty ? null : saved}
        label={t.save}
      >
        <AccessFields {...{ form, error, teams, roles }} roleFixed={isSelf} />
      </SavedForm>
    </Card>
  )
}

type Change = Parameters<PersonActions['change']>[0]

/** Changes the access. If a second manager must approve, creates a request instead and returns null. */
const changeOrRequest = async (
  { change, request }: Pick<AccessCardProps, 'change' | 'request'>,
  input: Change,
): Promise<Answer<PersonDetail | null>> => {
  const changed = await change(input)
  if (changed.ok || changed.problem.code !== 'second_manager_needed') return changed
  const result = await request({ ...input, kind: 'role' })
  return result.ok ? { ok: true, data: null } : result
}
