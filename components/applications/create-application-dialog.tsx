'use client'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { CreateApplication, NewSecret } from '#lib/client/applications.ts'
import { OneTimeSecret } from './one-time-secret.tsx'

const TEXTS = texts({
  open: ['Criar aplicação', 'Create an application'],
  title: ['Criar aplicação', 'Create an application'],
  description: [
    'Um programa que chama a API com credenciais próprias.',
    'A program that calls the API with credentials of its own.',
  ],
  done: ['Aplicação criada', 'Application created'],
  close: ['Já guardei', 'I have saved it'],
})

const load = () =>
  import('./create-application-form.tsx').then((module) => ({ default: module.CreateApplicationForm }))
const CreateApplicationForm = lazy(load)

export const CreateApplicationDialog = ({ create }: { create: CreateApplication }) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<NewSecret | null>(null)
  usePreloaded(load, open)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setSecret(null)
  }
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={secret ? t.done : t.title}
        {...(secret ? {} : { description: t.description })}
      >
        {secret ? (
          <div className="grid gap-4">
            <OneTimeSecret {...secret} />
            <Button variant="primary" onClick={() => change(false)} className="sm:justify-self-end">
              {t.close}
            </Button>
          </div>
        ) : (
          <CreateApplicationForm create={create} onCreated={setSecret} />
        )}
      </Dialog>
    </>
  )
}
