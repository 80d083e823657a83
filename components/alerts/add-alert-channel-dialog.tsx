'use client'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { SigningSecret } from '#components/ui/signing-secret.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { AddAlertChannel } from '#lib/client/alerts.ts'

const TEXTS = texts({
  open: ['Incluir destino', 'Add a destination'],
  done: ['Destino incluído', 'Destination added'],
  once: [
    'O receptor confere com ele a assinatura de cada alerta. Ele não aparece de novo.',
    'The receiver checks the signature of each alert with it. It is not shown again.',
  ],
  close: ['Já guardei', 'I have saved it'],
})

const load = () =>
  import('./add-alert-channel-form.tsx').then((module) => ({ default: module.AddAlertChannelForm }))
const AddAlertChannelForm = lazy(load)

type NewAlertChannel = { address: string; secret: string }

export const AddAlertChannelDialog = ({ add }: { add: AddAlertChannel }) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState<NewAlertChannel | null>(null)
  usePreloaded(load, open)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setAdded(null)
  }
  return (
    <>
      <Button size="small" icon={<Plus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={open} onOpenChange={change} title={added ? t.done : t.open}>
        {added ? (
          <AddedReceiver {...added} onClose={() => change(false)} />
        ) : (
          <AddAlertChannelForm
            add={add}
            onAdded={({ address, secret }) =>
              secret === null ? change(false) : setAdded({ address, secret })
            }
          />
        )}
      </Dialog>
    </>
  )
}

const AddedReceiver = ({ address, secret, onClose }: NewAlertChannel & { onClose: () => void }) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-4">
      <p className="break-all font-mono text-sm">{address}</p>
      <SigningSecret secret={secret}>{t.once}</SigningSecret>
      <Button variant="primary" onClick={onClose} className="sm:justify-self-end">
        {t.close}
      </Button>
    </div>
  )
}
