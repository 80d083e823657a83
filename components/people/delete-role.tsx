'use client'
import { Trash2 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { useRefetchPeople } from '#lib/client/people.ts'
import type { OwnRole, RoleActions } from '#lib/client/roles.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  remove: ['Excluir', 'Delete'],
  ask: (name: string) => [`Excluir o perfil ${name}?`, `Delete the role ${name}?`],
  what: ['Ninguém tem este perfil: nada muda para as pessoas.', 'Nobody has this role: nothing changes.'],
})

type DeleteRoleProps = { ownRole: OwnRole; remove: RoleActions['remove'] }

export const DeleteRole = ({ ownRole, remove }: DeleteRoleProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const confirm = async () => {
    const answer = await runAction(remove, { id: ownRole.id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    return undefined
  }
  return (
    <AlertDialog
      title={t.ask(ownRole.name)}
      description={t.what}
      tone="danger"
      trigger={
        <Button size="small" icon={<Trash2 />}>
          {t.remove}
        </Button>
      }
      confirmLabel={t.remove}
      onConfirm={confirm}
    />
  )
}
