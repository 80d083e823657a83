'use client'
import { RefreshCw } from 'lucide-react'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { type ApplicationActions, useRefetchApplications } from '#lib/client/applications.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  overlap: ['A chave antiga ainda funciona por', 'The old secret goes on working for'],
  overlapHint: [
    'Tempo para trocar a chave no programa sem parar nada.',
    'Time to change the secret in the program without stopping anything.',
  ],
  none: ['Imediatamente', 'Immediately'],
  oneDay: ['1 dia', '1 day'],
  days: (days: number) => [`${days} dias`, `${days} days`],
  rotate: ['Gerar nova chave', 'Make a new secret'],
  ask: ['Gerar uma nova chave?', 'Make a new secret?'],
  consequence: (days: string) =>
    days === '0'
      ? [
          'A chave atual deixa de funcionar agora: o programa para até receber a nova.',
          'The present secret stops working now: the program stops until it has the new one.',
        ]
      : [
          `A nova chave aparece uma única vez. A atual ainda funciona por ${days === '1' ? '1 dia' : `${days} dias`}.`,
          `The new secret is shown only once. The present one goes on working for ${days === '1' ? '1 day' : `${days} days`}.`,
        ],
  busy: [
    'Já há uma troca em andamento: encerre a antiga antes de outra.',
    'A rotation is under way: end the old one before another.',
  ],
})

const CHOICES = ['7', '1', '30', '90', '0'] as const

type RotateFormProps = {
  clientId: string
  /** True while an old secret is still valid. */
  rotating: boolean
  rotate: ApplicationActions['rotate']
  onReported: (clientSecret: string) => void
}

export const RotateForm = ({ clientId, rotating, rotate, onReported }: RotateFormProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const nameOf = (days: string) => (days === '0' ? t.none : days === '1' ? t.oneDay : t.days(Number(days)))
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/applications/application-changes.ts')).rotateSecretCommand.body,
    values: { overlapDays: '7' },
    action: rotate,
    toInput: ({ overlapDays }: { overlapDays: string }) => ({ clientId, overlapDays }),
    onDone: ({ clientSecret }: { clientSecret: string }) => {
      onReported(clientSecret)
      void refetch()
    },
  })
  if (rotating) return <p className="text-ink-muted text-sm">{t.busy}</p>
  return (
    <div className="grid gap-3">
      <SelectField
        label={t.overlap}
        hint={t.overlapHint}
        options={CHOICES.map((days) => ({ value: days, label: nameOf(days) }))}
        error={error('overlapDays')}
        {...form.register('overlapDays')}
      />
      <AlertDialog
        title={t.ask}
        description={t.consequence(form.watch('overlapDays'))}
        tone={form.watch('overlapDays') === '0' ? 'danger' : 'primary'}
        confirmLabel={t.rotate}
        onConfirm={confirm}
        onOpenChange={forgive}
        trigger={
          <Button icon={<RefreshCw />} className="sm:justify-self-start">
            {t.rotate}
          </Button>
        }
      >
        {problem ? <ProblemCallout problem={problem} /> : null}
      </AlertDialog>
    </div>
  )
}
