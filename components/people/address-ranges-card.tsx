'use client'
import { useState } from 'react'
import { TextareaField } from '#components/fields/textarea-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Card } from '#components/ui/card.tsx'
import { SavedForm } from '#components/ui/saved-form.tsx'
import { useRefetchPeople } from '#lib/client/people.ts'
import type { SignInSettingActions } from '#lib/client/sign-in-settings.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'

const TEXTS = texts({
  title: ['De onde as pessoas trabalham', 'From where people work'],
  how: [
    'Só destes endereços as pessoas entram e continuam. Em branco: de qualquer lugar.',
    'People sign in and go on from these addresses only. Left empty: from anywhere.',
  ],
  ranges: ['Endereços permitidos', 'Allowed addresses'],
  hint: (own: string) => [
    `Um por linha, IP ou rede: 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32. O seu agora: ${own}.`,
    `One a line, an IP or a network: 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32. Yours now: ${own}.`,
  ],
  save: ['Salvar endereços', 'Save the addresses'],
  saved: ['Endereços salvos.', 'Addresses saved.'],
  ask: ['Salvar sem o seu endereço?', 'Save without your address?'],
  askText: (own: string) => [
    `${own} não está na lista: a sua sessão deixa de funcionar agora, e você só volta de um endereço da lista. Quem opera o sistema pode apagar a lista.`,
    `${own} is not on the list: your session stops working now, and you come back from an address of the list only. The operator of the system can delete the list.`,
  ],
  exclude: ['Salvar e perder o acesso daqui', 'Save and lose access from here'],
})

type AddressRangesCardProps = {
  ranges: readonly string[]
  ownAddress: string
  change: SignInSettingActions['changeAddresses']
}

export const AddressRangesCard = ({ ranges, ownAddress, change }: AddressRangesCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const [saved, setSaved] = useState(false)
  const [excluding, setExcluding] = useState(false)
  const { form, submit, confirm, problem, error, pending } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/people/sign-in-settings.ts')).changeAddressRangesCommand.body,
    values: { ranges: ranges.join('\n'), mayExcludeSelf: false },
    action: change,
    toInput: (values: { ranges: string; mayExcludeSelf: boolean }) => values,
    refusedField: (code) => {
      if (code !== 'own_address_excluded') return undefined
      setExcluding(true)
      return 'ranges'
    },
    onDone: ({ ranges: stored }: { ranges: string[] }) => {
      form.reset({ ranges: stored.join('\n'), mayExcludeSelf: false })
      setSaved(true)
      refetch()
    },
  })
  const exclude = async () => {
    form.setValue('mayExcludeSelf', true)
    await confirm()
    form.setValue('mayExcludeSelf', false)
  }
  return (
    <Card title={t.title} description={t.how}>
      <SavedForm
        {...{ submit, pending, problem }}
        onChange={() => setSaved(false)}
        saved={saved ? t.saved : null}
        label={t.save}
        className="max-w-xl"
      >
        <TextareaField
          label={t.ranges}
          hint={t.hint(ownAddress)}
          spellCheck={false}
          autoCapitalize="none"
          error={error('ranges')}
          {...form.register('ranges')}
        />
      </SavedForm>
      <AlertDialog
        open={excluding}
        onOpenChange={setExcluding}
        title={t.ask}
        description={t.askText(ownAddress)}
        confirmLabel={t.exclude}
        tone="danger"
        onConfirm={async () => {
          await exclude()
          return undefined
        }}
      />
    </Card>
  )
}
