'use client'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { AddEndpoint } from '#lib/client/webhooks.ts'
import { AddedEndpoint } from './added-endpoint.tsx'

const TEXTS = texts({
  open: ['Adicionar endpoint', 'Add an endpoint'],
  description: [
    'Antes de salvar, enviamos um teste assinado: o endereço precisa responder 2xx em até 10 segundos.',
    'Before it is saved we send a signed test: the address has to answer 2xx within 10 seconds.',
  ],
  done: ['Endpoint ativo', 'Endpoint active'],
})

const load = () => import('./add-endpoint-form.tsx').then((module) => ({ default: module.AddEndpointForm }))
const AddEndpointForm = lazy(load)

type AddEndpointDialogProps = {
  applications: readonly { clientId: string; name: string }[]
  add: AddEndpoint
}

export const AddEndpointDialog = ({ applications, add }: AddEndpointDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState<{ url: string; secret?: string | undefined } | null>(null)
  usePreloaded(load, open)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setAdded(null)
  }
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={added ? t.done : t.open}
        {...(added ? {} : { description: t.description })}
      >
        {added ? (
          <AddedEndpoint {...added} onClose={() => change(false)} />
        ) : (
          <AddEndpointForm applications={applications} add={add} onAdded={setAdded} />
        )}
      </Dialog>
    </>
  )
}
