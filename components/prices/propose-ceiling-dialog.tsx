'use client'
import { useRouter } from 'next/navigation'
import { PercentField } from '#components/fields/percent-field.tsx'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ProposePriceCeiling } from '#lib/client/prices.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { percentText } from '#lib/domain/finance/percent.ts'
import type { ProductPriceCeiling } from '#lib/domain/prices/price-ceiling.ts'

const TEXTS = texts({
  button: ['Propor teto', 'Propose a ceiling'],
  description: [
    'Vale depois que outro gestor aprovar. Nenhum preço acima dele pode ser salvo, proposto ou aprovado.',
    'It applies once another manager approves it. No price above it can be saved, proposed or approved.',
  ],
  rate: ['Teto ao mês', 'Ceiling a month'],
  rateHint: ['Em branco: sem teto.', 'Left empty: no ceiling.'],
  rateWrong: ['Informe uma taxa como 1,80.', 'Type a rate such as 1.80.'],
  why: ['Motivo', 'Reason'],
  whyMissing: [
    'Escreva o motivo: quem aprova lê isto primeiro.',
    'Write the reason: whoever approves reads it first.',
  ],
  done: ['Teto proposto', 'Ceiling proposed'],
})

type ProposeCeilingDialogProps = { ceiling: ProductPriceCeiling; propose: ProposePriceCeiling }

export const ProposeCeilingDialog = ({ ceiling, propose }: ProposeCeilingDialogProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const { product, institutionCode, institutionName, inForce } = ceiling
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/prices/change-price-ceiling.ts')).proposePriceCeilingCommand.body,
    values: { monthlyRate: inForce ? percentText(inForce.monthlyRate).replace('.', ',') : '', note: '' },
    action: propose,
    toInput: (values: { monthlyRate: string; note: string }) => ({ product, institutionCode, ...values }),
    onDone: () => {
      announce(t.done)
      router.refresh()
    },
  })
  const name = localized(PRODUCT_NAMES[product].full, language)
  return (
    <AlertDialog
      title={`${t.button}: ${name}, ${institutionName}`}
      description={t.description}
      tone="primary"
      trigger={
        <Button size="small" aria-label={`${t.button}: ${name}, ${institutionName}`}>
          {t.button}
        </Button>
      }
      confirmLabel={t.button}
      onConfirm={confirm}
      onOpenChange={forgive}
    >
      <div className="grid gap-4">
        <PercentField
          label={t.rate}
          hint={t.rateHint}
          error={error('monthlyRate') && t.rateWrong}
          {...form.register('monthlyRate')}
        />
        <TextareaField
          label={t.why}
          maxLength={500}
          error={error('note') && t.whyMissing}
          {...form.register('note')}
        />
      </div>
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
