'use client'
import { Check, Undo2, X } from 'lucide-react'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { AccessRequest, DecideAccessRequest, GivenAccess } from '#lib/client/access-requests.ts'
import { runAction } from '#lib/client/run-action.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  approve: ['Aprovar', 'Approve'],
  askApprove: (name: string) => [`Aprovar o acesso de ${name}?`, `Approve the access of ${name}?`],
  whatApprove: [
    'Vale na hora. Se sair um link, ele aparece só agora e só para você: entregue-o em mãos à própria pessoa.',
    'It applies at once. A link that comes out of it is shown only now and only to you: hand it to the person yourself.',
  ],
  askRemove: (name: string) => [
    `Aprovar a retirada da segunda etapa de ${name}?`,
    `Approve the removal of the second step of ${name}?`,
  ],
  whatRemove: [
    'Confirme antes, falando com a própria pessoa, que ela perdeu o celular. Ela sai de todos os aparelhos e entra só com a senha até ativar de novo.',
    'First make sure, talking to the person, that they lost their phone. They are signed out of every device and sign in with the password alone until they set it up again.',
  ],
  refuse: ['Recusar', 'Refuse'],
  askRefuse: (name: string) => [`Recusar o acesso de ${name}?`, `Refuse the access of ${name}?`],
  whatRefuse: ['Nada muda. Quem pediu lê o motivo.', 'Nothing changes. Whoever asked reads the reason.'],
  reason: ['Motivo da recusa', 'Reason for the refusal'],
  reasonMissing: ['Preencha o motivo da recusa.', 'Fill in the reason for the refusal.'],
  withdraw: ['Retirar pedido', 'Withdraw the request'],
  askWithdraw: ['Retirar este pedido?', 'Withdraw this request?'],
  whatWithdraw: ['Nada muda para a pessoa.', 'Nothing changes for the person.'],
  approved: ['Acesso aprovado', 'Access approved'],
  refused: ['Acesso recusado', 'Access refused'],
  withdrawn: ['Pedido retirado', 'Request withdrawn'],
})

type AccessRequestDecisionProps = {
  request: AccessRequest
  decide: DecideAccessRequest
  onDecided: (access: GivenAccess) => void
}

export const AccessRequestDecision = ({ request, ...props }: AccessRequestDecisionProps) => {
  const t = useTexts(TEXTS)
  const run = async (decision: 'approve' | 'withdraw') => {
    const answer = await runAction(props.decide, { id: request.id, decision })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    announce(decision === 'approve' ? t.approved : t.withdrawn)
    props.onDecided(answer.data)
    return undefined
  }
  const removes = request.kind === 'second_factor'
  if (request.isMine)
    return (
      <div>
        <AlertDialog
          title={t.askWithdraw}
          description={t.whatWithdraw}
          trigger={
            <Button size="small" icon={<Undo2 />}>
              {t.withdraw}
            </Button>
          }
          confirmLabel={t.withdraw}
          onConfirm={() => run('withdraw')}
        />
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <AlertDialog
        title={removes ? t.askRemove(request.name) : t.askApprove(request.name)}
        description={removes ? t.whatRemove : t.whatApprove}
        tone="primary"
        trigger={
          <Button size="small" variant="primary" icon={<Check />}>
            {t.approve}
          </Button>
        }
        confirmLabel={t.approve}
        onConfirm={() => run('approve')}
      />
      <RefuseDialog {...{ request }} {...props} />
    </div>
  )
}

const RefuseDialog = ({ request, decide, onDecided }: AccessRequestDecisionProps) => {
  const t = useTexts(TEXTS)
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/access-requests.ts')).decideAccessRequestCommand.body,
    values: { reason: '' },
    action: decide,
    toInput: ({ reason }: { reason: string }) => ({ id: request.id, decision: 'refuse' as const, reason }),
    onDone: (access: GivenAccess) => {
      announce(t.refused)
      onDecided(access)
    },
  })
  return (
    <AlertDialog
      title={t.askRefuse(request.name)}
      description={t.whatRefuse}
      tone="danger"
      trigger={
        <Button size="small" icon={<X />}>
          {t.refuse}
        </Button>
      }
      confirmLabel={t.refuse}
      onConfirm={confirm}
      onOpenChange={forgive}
    >
      <TextareaField
        label={t.reason}
        maxLength={500}
        error={error('reason') && t.reasonMissing}
        {...form.register('reason')}
      />
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
