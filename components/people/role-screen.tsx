'use client'
import { Plus } from 'lucide-react'
import { type RoleActions, type RoleBook, useRoles } from '#lib/client/roles'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { StaleNotice } from '../live/stale-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RoleDecision } from './role-decision.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'

const TEXTS = texts({
  title: ['O que cada perfil permite', 'What each role permits'],
  how: [
    'Um gestor propõe, outro aprova. Um perfil aprovado vale na hora para quem o tem.',
    'One manager proposes, another approves. An approved role counts at once for whoever has it.',
  ],
  add: ['Propor perfil', 'Propose a role'],
})

type RoleScreenProps = { initial: RoleBook; actions: RoleActions }

export const RoleScreen = ({ initial, actions }: RoleScreenProps) => {
  const t = useTexts(TEXTS)
  const read = useRoles(initial)
  const { roles, proposals } = read.data
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNotice read={read} />
      {proposals.map((proposal) => (
        <RoleDecision key={proposal.id} proposal={proposal} decide={actions.decide} />
      ))}
      <Card title={t.title} description={t.how}>
        <RoleMatrix roles={roles} actions={actions} />
        <div className="mt-4">
          <RoleDialog
            title={t.add}
            kept={null}
            propose={actions.propose}
            trigger={(open) => (
              <Button variant="primary" icon={<Plus />} onClick={open}>
                {t.add}
              </Button>
            )}
          />
        </div>
      </Card>
    </div>
  )
}
