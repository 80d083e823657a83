'use client'
import { KeyRound } from 'lucide-react'
import { PasswordField } from '#components/fields/password-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { announce } from '#components/ui/announce.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { OwnPasskey, OwnSecondFactor, RemovePasskey } from '#lib/client/people.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  made: ['criada', 'made'],
  used: ['último uso', 'last used'],
  unused: ['ainda não usada', 'not used yet'],
  synced: ['Sincronizada', 'Synced'],
  remove: ['Retirar', 'Remove'],
  removeThat: (name: string) => [`Retirar a chave ${name}`, `Remove the passkey ${name}`],
  ask: (name: string) => [`Retirar a chave de acesso “${name}”?`, `Remove the passkey “${name}”?`],
  what: [
    'Ela deixa de entrar nesta conta. Apague-a também no aparelho ou gerenciador de senhas.',
    'It no longer opens this account. Delete it on the device or in the password manager as well.',
  ],
  current: ['Sua senha', 'Your password'],
  removed: ['Chave de acesso retirada', 'Passkey removed'],
})

type PasskeyListProps = {
  passkeys: readonly OwnPasskey[]
  now: string
  byProvider: boolean
  remove: RemovePasskey
  onRemoved: (own: OwnSecondFactor) => void
}

export const PasskeyList = ({ passkeys, now, ...dialog }: PasskeyListProps) => {
  const t = useTexts(TEXTS)
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <KeyRound aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 break-words font-medium text-sm">
              {passkey.name}
              {passkey.backedUp ? <Badge>{t.synced}</Badge> : null}
            </p>
            <p className="text-ink-muted text-sm">
              <span className="whitespace-nowrap">
                {t.made} <RelativeTime at={passkey.createdAt} now={now} /> ·
              </span>{' '}
              <span className="whitespace-nowrap">
                {passkey.lastUsedAt === null ? (
                  t.unused
                ) : (
                  <>
                    {t.used} <RelativeTime at={passkey.lastUsedAt} now={now} />
                  </>
                )}
              </span>
            </p>
          </div>
          <RemovePasskeyDialog passkey={passkey} {...dialog} />
        </li>
      ))}
    </ul>
  )
}

type RemovePasskeyDialogProps = Omit<PasskeyListProps, 'passkeys' | 'now'> & { passkey: OwnPasskey }

const RemovePasskeyDialog = ({ passkey, byProvider, remove, onRemoved }: RemovePasskeyDialogProps) => {
  const { id, name } = passkey
  const t = useTexts(TEXTS)
  const { form, confirm, forgive, problem, error } = useActionForm({
    schema: async () => (await import('#lib/contracts/people/own-access.ts')).removeOwnPasskeyCommand.body,
    values: { current: '' },
    action: remove,
    toInput: (values: { current: string }) => (byProvider ? { id } : { ...values, id }),
    onDone: (own: OwnSecondFactor) => {
      onRemoved(own)
      announce(t.removed)
    },
  })
  return (
    <AlertDialog
      title={t.ask(name)}
      description={t.what}
      trigger={
        <Button size="small" aria-label={t.removeThat(name)}>
          {t.remove}
        </Button>
      }
      confirmLabel={t.remove}
      onConfirm={confirm}
      onOpenChange={forgive}
    >
      {byProvider ? null : (
        <PasswordField label={t.current} error={error('current')} {...form.register('current')} />
      )}
      {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
    </AlertDialog>
  )
}
