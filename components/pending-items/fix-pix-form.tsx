'use client'
import { TextField } from '#components/fields/text-field'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { Badge } from '#components/ui/badge'
import { SubmitButton } from '#components/ui/submit-button'
import { parsePixKey } from '#lib/domain/documents/pix-key'
import { fixFieldOf } from './fix-field-of.ts'

const TEXTS = texts({
  key: ['Nova chave PIX', 'New PIX key'],
  hint: [
    'Seu CPF, e-mail, celular ou chave aleatória. Por exemplo: (11) 98765-4321 ou maria@exemplo.com.br. A conta precisa ser sua.',
    'Your CPF, e-mail, mobile or random key. For example: (11) 98765-4321 or maria@exemplo.com.br. The account must be yours.',
  ],
  check: [
    'Confira a chave: CPF, e-mail, celular com DDD ou chave aleatória.',
    'Check the key: CPF, e-mail, mobile with area code or random key.',
  ],
  send: ['Enviar chave', 'Send the key'],
  cpf: ['CPF', 'CPF'],
  cnpj: ['CNPJ', 'CNPJ'],
  email: ['E-mail', 'E-mail'],
  phone: ['Celular', 'Mobile phone'],
  random: ['Chave aleatória', 'Random key'],
})

/** The customer's new PIX key: what kind it is shows while it is typed. Works without scripts, too. */
export const FixPixForm = ({ give }: { give: FormAction }) => {
  const t = useTexts(TEXTS)
  const { attributes, field, form, error, problem, pending } = useCustomerForm({
    give,
    values: { pix: '' },
    schema: async () =>
      (await import('#lib/contracts/pending-items/solve-fix-payment')).solveFixPaymentCommand.body,
    toWire: (data: { pix: string }) => ({ token: '', payment: { type: 'pix', data } }),
    fieldOf: fixFieldOf,
    first: 'pix',
  })
  const kind = parsePixKey(form.watch('pix'))?.kind
  const refused = error('pix')
  return (
    <form {...attributes} className="space-y-4">
      <FormProblem problem={problem} />
      <TextField
        label={t.key}
        hint={t.hint}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={120}
        error={refused && (refused.type === 'pix_key_not_of_borrower' ? refused.message : t.check)}
        aside={kind ? <Badge tone="positive">{t[kind]}</Badge> : undefined}
        {...field('pix')}
      />
      <SubmitButton full size="large" pending={pending}>
        {t.send}
      </SubmitButton>
    </form>
  )
}
