'use client'
import { UserPlus } from 'lucide-react'
import { lazy, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import type { RequestAccess } from '#lib/client/access-requests.ts'
import type { InvitePerson, Team } from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import type { Invitation } from './invite-form.tsx'

const TEXTS = texts({
  open: ['Convidar pessoa', 'Invite a person'],
  title: ['Convidar uma pessoa', 'Invite a person'],
  description: [
    'Ela escolhe a própria senha por um link que você envia.',
    'They choose their own password by a link you send.',
  ],
  send: ['Criar convite', 'Create invitation'],
  done: ['Convite criado', 'Invitation created'],
  asked: ['Pedido feito', 'Request made'],
  askedFor: (name: string) => [
    `${name} só entra depois que outro gestor aprovar.`,
    `${name} gets in only after another manager approves.`,
  ],
  askedHow: [
    'Quem aprovar recebe o link e o entrega. O pedido está na página Pessoas, com os nomes de quem pode decidir.',
    'Whoever approves gets the link and hands it over. The request is on the People page, with the names of who may decide.',
  ],
  doneFor: (name: string) => [`Envie o link a ${name}.`, `Send the link to ${name}.`],
  close: ['Concluir', 'Done'],
  another: ['Convidar outra pessoa', 'Invite another person'],
})

const load = () => import('./invite-form.tsx').then((module) => ({ default: module.InviteForm }))
const InviteForm = lazy(load)
const IssuedLink = lazy(() => import('./issued-link.tsx').then((module) => ({ default: module.IssuedLink })))

type InviteDialogProps = {
  teams: readonly Team[]
  roles: readonly OwnRole[]
  invite: InvitePerson
  request: RequestAccess
}

const FORM = 'invite-person'

export const InviteDialog = ({ teams, roles, invite, request }: InviteDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [pending, setPending] = useState(false)
  usePreloaded(load, open)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) setInvitation(null)
  }
  return (
    <>
      <Button variant="primary" icon={<UserPlus />} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={invitation ? (invitation.link ? t.done : t.asked) : t.title}
        description={
          invitation ? (invitation.link ? t.doneFor : t.askedFor)(invitation.to.name) : t.description
        }
        actions={
          invitation ? (
            <>
              <Button onClick={() => setInvitation(null)}>{t.another}</Button>
              <Button variant="primary" onClick={() => change(false)}>
                {t.close}
              </Button>
            </>
          ) : (
            <Button variant="primary" type="submit" form={FORM} pending={pending}>
              {t.send}
            </Button>
          )
        }
      >
        {invitation ? (
          invitation.link ? (
            <IssuedLink link={invitation.link} to={invitation.to} />
          ) : (
            <p className="text-sm">{t.askedHow}</p>
          )
        ) : (
          <InviteForm
            {...{ teams, roles, invite, request }}
            id={FORM}
            onPending={setPending}
            onCreated={setInvitation}
          />
        )}
      </Dialog>
    </>
  )
}
