'use client'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import {
  type Application,
  type ApplicationActions,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  title: ['client_ids aceitos', 'Accepted client_ids'],
  description: [
    'Programas prontos trazem um client_id próprio, o mesmo para todos: inclua-o aqui, exatamente como é.',
    'Ready-made programs bring a client_id of their own, the same for everybody: add it here exactly as it is.',
  ],
  own: ['Da aplicação', 'Its own'],
  remove: ['Remover', 'Remove'],
  removeNamed: (clientId: string) => [`Remover ${clientId}`, `Remove ${clientId}`],
  ask: (clientId: string) => [`Remover ${clientId}?`, `Remove ${clientId}?`],
  what: [
    'Programas que usam este client_id deixam de receber tokens; os já emitidos valem até vencer.',
    'Programs that use this client_id get no more tokens; those already issued stay valid until they expire.',
  ],
  added: ['Outro client_id', 'Another client_id'],
  add: ['Incluir', 'Add'],
})

type ClientIdsCardProps = {
  application: Application
  actions: Pick<ApplicationActions, 'addClientId' | 'removeClientId'>
}

export const ClientIdsCard = ({ application, actions }: ClientIdsCardProps) => {
  const t = useTexts(TEXTS)
  const { clientId, clientIds } = application
  return (
    <Card title={t.title} description={t.description}>
      <div className="grid gap-5">
        <ul className="divide-y divide-line">
          {clientIds.map((accepted) => (
            <li key={accepted} className="flex items-center gap-3 py-2 text-sm first:pt-0 last:pb-0">
              <span className="min-w-0 flex-1 break-all font-mono">{accepted}</span>
              {accepted === clientId ? (
                <Badge>{t.own}</Badge>
              ) : (
                <RemoveButton {...{ clientId, accepted }} remove={actions.removeClientId} />
              )}
            </li>
          ))}
        </ul>
        <AddForm clientId={clientId} add={actions.addClientId} />
      </div>
    </Card>
  )
}

type RemoveButtonProps = { clientId: string; accepted: string; remove: ApplicationActions['removeClientId'] }

const RemoveButton = ({ clientId, accepted, remove }: RemoveButtonProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const confirm = async () => {
    const answer = await runAction(remove, { clientId, removed: accepted })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    await refetch()
    return undefined
  }
  return (
    <AlertDialog
      title={t.ask(accepted)}
      description={t.what}
      trigger={
        <Button size="small" aria-label={t.removeNamed(accepted)}>
          {t.remove}
        </Button>
      }
      confirmLabel={t.remove}
      onConfirm={confirm}
    />
  )
}

const EMPTY = { added: '' }

const AddForm = ({ clientId, add }: { clientId: string; add: ApplicationActions['addClientId'] }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).addClientIdCommand.body,
    values: EMPTY,
    action: add,
    toInput: (values: typeof EMPTY) => ({ clientId, ...values }),
    onDone: () => {
      form.reset(EMPTY)
      void refetch()
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t.added}
        autoCapitalize="none"
        spellCheck={false}
        error={error('added')}
        {...form.register('added')}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <Button type="submit" pending={pending} className="sm:justify-self-start">
        {t.add}
      </Button>
    </form>
  )
}
