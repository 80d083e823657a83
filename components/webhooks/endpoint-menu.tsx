'use client'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Dialog } from '#components/ui/dialog.tsx'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { runAction } from '#lib/client/run-action.ts'
import {
  type Endpoint,
  type RemoveEndpoint,
  type UpdateEndpoint,
  useRefetchWebhooks,
} from '#lib/client/webhooks.ts'
import { KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  more: ['Editar ou remover', 'Edit or remove'],
  edit: ['Editar', 'Edit'],
  editTitle: ['Editar endpoint', 'Edit the endpoint'],
  remove: ['Remover', 'Remove'],
  removeTitle: ['Remover este endpoint?', 'Remove this endpoint?'],
  removeText: (url: string) => [
    `Nada mais é enviado a ${url}. O que ainda estava a caminho não é entregue.`,
    `Nothing more is sent to ${url}. What was still on its way is not delivered.`,
  ],
  removed: ['Endpoint removido', 'Endpoint removed'],
})

const load = () => import('./edit-endpoint-form.tsx').then((module) => ({ default: module.EditEndpointForm }))
const EditEndpointForm = lazy(load)

type EndpointMenuProps = { endpoint: Endpoint; update: UpdateEndpoint; remove: RemoveEndpoint }

export const EndpointMenu = ({ endpoint, update, remove }: EndpointMenuProps) => {
  const t = useTexts(TEXTS)
  const kinds = useTexts(KIND_NAMES)
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const refetch = useRefetchWebhooks()
  usePreloaded(load, open === 'edit')
  const close = () => setOpen(null)
  const confirm = async () => {
    const answer = await runAction(remove, { id: endpoint.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    announce(t.removed)
    return undefined
  }
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={<IconButton size="small" label={t.more} icon={<MoreHorizontal />} />}
        items={[
          { label: t.edit, icon: <Pencil />, onSelect: () => setOpen('edit') },
          {
            label: t.remove,
            icon: <Trash2 />,
            tone: 'danger',
            separated: true,
            onSelect: () => setOpen('remove'),
          },
        ]}
      />
      <Dialog
        open={open === 'edit'}
        onOpenChange={close}
        title={t.editTitle}
        description={`${endpoint.applicationName} · ${kinds[endpoint.kind]}`}
      >
        <EditEndpointForm endpoint={endpoint} update={update} onClose={close} />
      </Dialog>
      <AlertDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t.removeTitle}
        description={t.removeText(endpoint.url)}
        confirmLabel={t.remove}
        onConfirm={confirm}
      />
    </>
  )
}
