'use client'
import { KeyRound } from 'lucide-react'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { deviceText } from '#components/language/device-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import { createPasskey, usePasskeySupport } from '#lib/client/passkeys.ts'
import type { NewPasskey, PasskeyActions } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { PASSKEY_NAME_LENGTH } from '#lib/domain/access/passkey.ts'
import { deviceOf } from '#lib/domain/people/device-of.ts'

const TEXTS = texts({
  add: ['Criar chave de acesso', 'Make a passkey'],
  title: ['Criar uma chave de acesso', 'Make a passkey'],
  what: [
    'A chave fica neste aparelho ou no seu gerenciador de senhas e abre com digital, rosto ou PIN. Ela não sai dele e não há código para digitar.',
    'The passkey stays on this device or in your password manager and opens by fingerprint, face or PIN. It never leaves it, and there is no code to type.',
  ],
  name: ['Nome da chave', 'Name of the passkey'],
  nameHint: ['Para você reconhecê-la depois.', 'So that you recognise it later.'],
  current: ['Sua senha', 'Your password'],
  go: ['Continuar', 'Go on'],
})

type AddPasskeyProps = Pick<ButtonProps, 'variant' | 'full'> & {
  /** True if an identity provider opened the session; there is then no password to ask for. */
  byProvider: boolean
  actions: PasskeyActions
  onDone: (added: NewPasskey) => void
}

type Values = { name: string; current: string }
type Input = { name: string; current?: string }

export const AddPasskey = ({ byProvider, actions, onDone, ...style }: AddPasskeyProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const isSupported = usePasskeySupport()
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access.ts')).newPasskeyForm,
    values: { name: '', current: '' },
    action: addingBy(actions),
    toInput: ({ name, current }: Values) => (byProvider ? { name } : { name, current }),
    onDone: (added: NewPasskey) => {
      form.reset({ name: '', current: '' })
      onDone(added)
    },
  })
  if (!isSupported) return null
  const suggest = (open: boolean) => {
    forgive()
    if (open) form.setValue('name', deviceText(deviceOf(navigator.userAgent), language))
  }
  return (
    <AlertDialog
      title={t.title}
      description={t.what}
      trigger={
        <Button icon={<KeyRound />} {...style}>
          {t.add}
        </Button>
      }
      confirmLabel={t.go}
      tone="primary"
      onConfirm={confirm}
      onOpenChange={suggest}
      confirmsByKeys
    >
      <div className="grid gap-4">
        <TextField
          label={t.name}
          hint={t.nameHint}
          maxLength={PASSKEY_NAME_LENGTH}
          error={error('name')}
          {...form.register('name')}
        />
        {byProvider ? null : (
          <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
        )}
        {problem ? <ProblemCallout problem={problem} /> : null}
      </div>
    </AlertDialog>
  )
}

const addingBy =
  ({ start, confirm }: PasskeyActions): ClientAction<Input, NewPasskey> =>
  async ({ name, current }) => {
    const request = await start(current === undefined ? {} : { current })
    if (!request.ok) return request
    const created = await createPasskey(request.data)
    return 'problem' in created ? { ok: false, problem: created.problem } : confirm({ ...created, name })
  }
