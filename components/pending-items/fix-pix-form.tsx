'use client'
import { chosenPixKind } from '#components/fields/chosen-pix-kind.ts'
import { pixDestination } from '#components/fields/pix-destination.ts'
import { PixKindChoice } from '#components/fields/pix-kind-choice.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { Badge } from '#components/ui/badge.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
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

const OWN_WORDS = ['pix_key_not_of_borrower', 'pix_key_type_required']

export const FixPixForm = ({ action }: { action: FormAction }) => {
  const t = useTexts(TEXTS)
  const { attributes, field, form, error, problem, pending } = useCustomerForm({
    action,
    values: { pix: '', pixKeyType: '' },
    schema: async () =>
      (await import('#lib/contracts/pending-items/solve-fix-payment.ts')).solveFixPaymentCommand.body,
    toWire: ({ pix, pixKeyType }: { pix: string; pixKeyType: string }) => ({
      token: '',
      payment: { type: 'pix', data: { pix, pixKeyType: chosenPixKind(pix, pixKeyType) } },
    }),
    fieldOf: fixFieldOf,
    first: 'pix',
  })
  const [pix, pixKeyType] = form.watch(['pix', 'pixKeyType'])
  const kind = parsePixKey(pix)?.kind
  const destination = pixDestination({ pix, kind: pixKeyType }, useLanguage())
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
        error={refused && (OWN_WORDS.includes(String(refused.type)) ? refused.message : t.check)}
        aside={kind ? <Badge tone="positive">{t[kind]}</Badge> : undefined}
        {...field('pix')}
      />
      <PixKindChoice pix={pix} {...form.register('pixKeyType')} defaultValue={pixKeyType} />
      {destination ? <p role="status">{destination}</p> : null}
      <SubmitButton full size="large" pending={pending}>
        {t.send}
      </SubmitButton>
    </form>
  )
}
