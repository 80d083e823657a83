'use client'
import { Plug } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { ConnectionActs } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'

const TEXTS = texts({
  connect: ['Conectar', 'Connect'],
  change: ['Mudar a conexão', 'Change the connection'],
  title: (name: string) => [`Conectar ${name}`, `Connect ${name}`],
  description: [
    'Antes de salvar, chamamos o endereço com estas credenciais. Depois cadastramos lá o nosso receptor de eventos.',
    'Before it is saved we call the address with these credentials. Then we register our event receiver there.',
  ],
})

const load = () => import('./connection-form.tsx').then((module) => ({ default: module.ConnectionForm }))
const ConnectionForm = lazy(load)

type ConnectDialogProps = {
  institution: InstitutionHealthData
  connect: NonNullable<ConnectionActs['connect']>
}

export const ConnectDialog = ({ institution, connect }: ConnectDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <>
      <Button size="small" icon={<Plug />} onClick={() => setOpen(true)}>
        {institution.connection ? t.change : t.connect}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.title(institution.name)}
        description={t.description}
      >
        <ConnectionForm institution={institution} connect={connect} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
