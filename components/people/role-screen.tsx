'use client'
import { Plus } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { type RoleActions, type RoleBook, useRoles } from '#lib/client/roles.ts'
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
  const query = useRoles(initial)
  const { roles, proposals } = query.data
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNotice query={query} />
      {proposals.map((proposal) => (
        <RoleDecision key={proposal.id} proposal={proposal} decide={actions.decide} />
      ))}
      <Card title={t.title} description={t.how}>
        <RoleMatrix roles={roles} actions={actions} />
        <div className="mt-4">
          <RoleDialog
            title={t.add}
            ownRole={null}
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
