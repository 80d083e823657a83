'use client'
import { useActionState, useEffect, useRef, useState } from 'react'
import { parsePixKey } from '#lib/domain/documents/pix-key'
import { errorOf, type FormAction, FRESH_FORM } from '../customer/form-state.ts'
import { TextField } from '../fields/text-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Badge } from '../ui/badge.tsx'
import { Callout } from '../ui/callout.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

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

const POINTER = 'payment/data/pix'

/** The customer's new PIX key: what kind it is shows while it is typed. Works without scripts, too. */
export const FixPixForm = ({ give }: { give: FormAction }) => {
  const t = useTexts(TEXTS)
  const [state, send] = useActionState(give, FRESH_FORM)
  const [key, setKey] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const refused = errorOf(state, POINTER)
  const kind = parsePixKey(key)?.kind
  useEffect(() => {
    if (state.problem) form.current?.querySelector<HTMLInputElement>('input[name="pix"]')?.focus()
  }, [state.problem])
  return (
    <form ref={form} action={send} noValidate className="space-y-4">
      {state.problem && !refused ? (
        <Callout tone="danger" title={state.problem.detail}>
          {state.problem.nextAction}
        </Callout>
      ) : null}
      <TextField
        key={`pix ${state.values.pix}`}
        label={t.key}
        name="pix"
        hint={t.hint}
        defaultValue={state.values.pix}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={120}
        onInput={({ currentTarget }) => setKey(currentTarget.value)}
        error={refused && (state.problem?.code === 'invalid_request' ? t.check : refused)}
        aside={kind ? <Badge tone="positive">{t[kind]}</Badge> : undefined}
      />
      <SubmitButton full size="large">
        {t.send}
      </SubmitButton>
    </form>
  )
}
