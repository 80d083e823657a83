'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type CreateApplication, type NewSecret, useReadApplicationsAgain } from '#lib/client/applications'
import { useActionForm } from '#lib/client/use-action-form'
import type { Scope } from '#lib/domain/access/permissions'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { ToldOnce } from './told-once.tsx'

const TEXTS = texts({
  open: ['Criar aplicação', 'Create an application'],
  title: ['Criar aplicação', 'Create an application'],
  description: [
    'Um programa que chama a API com credenciais próprias.',
    'A program that calls the API with credentials of its own.',
  ],
  name: ['Nome', 'Name'],
  nameHint: ['Como você a reconhece na lista.', 'How you recognize it in the list.'],
  clientId: ['client_id', 'client_id'],
  clientIdHint: ['Vazio: nós criamos um.', 'Empty: we make one.'],
  create: ['Criar', 'Create'],
  done: ['Aplicação criada', 'Application created'],
  close: ['Já guardei', 'I kept it'],
})

type Values = { name: string; clientId: string; scopes: Scope[] }

/** The button that lets a program in, the form behind it and the credentials that come out of it. */
export const CreateApplicationDialog = ({ create }: { create: CreateApplication }) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<NewSecret | null>(null)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setMade(null)
  }
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={made ? t.done : t.title}
        {...(made ? {} : { description: t.description })}
      >
        {made ? (
          <div className="grid gap-4">
            <ToldOnce {...made} />
            <Button variant="primary" onClick={() => change(false)} className="sm:justify-self-end">
              {t.close}
            </Button>
          </div>
        ) : (
          <CreateForm create={create} onMade={setMade} />
        )}
      </Dialog>
    </>
  )
}

type CreateFormProps = { create: CreateApplication; onMade: (made: NewSecret) => void }

const CreateForm = ({ create, onMade }: CreateFormProps) => {
  const t = useTexts(TEXTS)
  const readAgain = useReadApplicationsAgain()
  const { form, submit, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes')).createApplicationContract.body,
    values: { name: '', clientId: '', scopes: ['fgts', 'webhooks'] } as Values,
    action: create,
    toInput: (values: Values) => values,
    onDone: (made: NewSecret) => {
      void readAgain()
      onMade(made)
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
