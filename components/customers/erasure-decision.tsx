'use client'
import { Check, Undo2, X } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { runAction } from '#lib/client/run-action.ts'
import type { DecideErasure } from '#lib/client/subject-rights.ts'
import type { ErasureView } from './erasure-view.ts'
import { KeptRecords } from './kept-records.tsx'

const TEXTS = texts({
  approve: ['Aprovar e eliminar', 'Approve and erase'],
  askApprove: ['Eliminar os dados agora?', 'Erase the data now?'],
  goes: (deleted: number, anonymized: number) => [
    `${deleted} registros serão excluídos e ${anonymized} ficarão sem os dados da pessoa. Não há volta.`,
    `${deleted} records will be deleted and ${anonymized} kept without the person. There is no way back.`,
  ],
  refuse: ['Recusar', 'Refuse'],
  askRefuse: ['Recusar a eliminação?', 'Refuse the erasure?'],
  withdraw: ['Retirar pedido', 'Withdraw the request'],
  askWithdraw: ['Retirar este pedido?', 'Withdraw this request?'],
  nothing: ['Os dados ficam como estão.', 'The data stays as it is.'],
  who: (names: string) => [`Quem pode aprovar: ${names}.`, `Who may approve: ${names}.`],
  operator: [
    'Não há outro gestor que possa aprovar. Convide um em Pessoas, ou peça a quem opera o sistema.',
    'No other manager may approve. Invite one under People, or ask whoever operates the system.',
  ],
  approved: ['Dados eliminados', 'Data erased'],
  refused: ['Eliminação recusada', 'Erasure refused'],
  withdrawn: ['Pedido retirado', 'Request withdrawn'],
})

type ErasureDecisionProps = {
  open: NonNullable<ErasureView['open']>
  erasure: ErasureView
  deciders: readonly string[]
  decide: DecideErasure
  onDone: () => void
}

const DONE = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/** Another manager decides; the manager who asked for the erasure can only withdraw it. */
export const ErasureDecision = ({ open, erasure, deciders, decide, onDone }: ErasureDecisionProps) => {
  const t = useTexts(TEXTS)
  const run = (decision: keyof typeof DONE) => async () => {
    const answer = await runAction(decide, { id: open.id, decision })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    announce(t[DONE[decision]])
    onDone()
    return undefined
  }
  return (
    <>
      {open.mayDecide ? <Deciding erasure={erasure} run={run} /> : null}
      {open.isMine ? (
        <AlertDialog
          title={t.askWithdraw}
          description={t.nothing}
          trigger={
            <Button size="small" icon={<Undo2 />}>
              {t.withdraw}
            </Button>
          }
          confirmLabel={t.withdraw}
          onConfirm={run('withdraw')}
        />
      ) : null}
      {open.mayDecide ? null : (
        <p className="basis-full text-ink-muted">
          {deciders.length > 0 ? t.who(deciders.join(', ')) : t.operator}
        </p>
      )}
    </>
  )
}

type DecidingProps = {
  erasure: ErasureView
  run: (decision: keyof typeof DONE) => () => Promise<string | undefined>
}

const Deciding = ({ erasure, run }: DecidingProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <AlertDialog
        title={t.askApprove}
        description={t.goes(erasure.deleted, erasure.anonymized)}
        tone="danger"
        trigger={
          <Button size="small" icon={<Check />}>
            {t.approve}
          </Button>
        }
        confirmLabel={t.approve}
        onConfirm={run('approve')}
      >
        <div className="text-sm">
          <KeptRecords records={erasure.keptRecords} />
        </div>
      </AlertDialog>
      <AlertDialog
        title={t.askRefuse}
        description={t.nothing}
        trigger={
          <Button size="small" icon={<X />}>
            {t.refuse}
          </Button>
        }
        confirmLabel={t.refuse}
        onConfirm={run('refuse')}
      />
    </>
  )
}
