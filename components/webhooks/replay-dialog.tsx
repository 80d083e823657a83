'use client'
import { History } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { Endpoint, ReplayEndpoint } from '#lib/client/webhooks.ts'

const TEXTS = texts({
  open: ['Reenviar período', 'Replay a period'],
  title: ['Reenviar os eventos de um período', 'Replay the events of a period'],
  text: (application: string) => [
    `A ${application} recebe de novo, neste endpoint, os eventos do período, entregues ou não, na ordem em que aconteceram e com o mesmo webhook-id.`,
    `${application} gets the events of the period again at this endpoint, delivered or not, in the order they happened and with the same webhook-id.`,
  ],
})

const load = () => import('./replay-form.tsx').then((module) => ({ default: module.ReplayForm }))
const ReplayForm = lazy(load)

type ReplayDialogProps = { endpoint: Endpoint; now: string; replay: ReplayEndpoint }

export const ReplayDialog = ({ endpoint, now, replay }: ReplayDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <>
      <Button
        size="small"
        title={t.open}
        className="whitespace-nowrap"
        icon={<History />}
        onClick={() => setOpen(true)}
      >
        {/* A wide table has one line per row, with room for the icon only. */}
        <span className="@2xl:sr-only">{t.open}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.title}
        description={t.text(endpoint.applicationName)}
      >
        <ReplayForm endpoint={endpoint} now={now} replay={replay} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
