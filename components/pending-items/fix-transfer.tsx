import type { SelectOption } from '#components/fields/select-field.tsx'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useLanguage } from '#components/use-language.ts'
import { FixAccountForm } from './fix-account-form.tsx'
import { FixPixForm } from './fix-pix-form.tsx'

const TEXTS = texts({
  byKey: [
    'O mais fácil é uma chave PIX sua: os dados da conta vêm com ela.',
    'The easiest is a PIX key of yours: it brings the account with it.',
  ],
})

type FixTransferProps = { sendPix: FormAction; sendAccount: FormAction; banks: readonly SelectOption[] }

export const FixTransfer = ({ sendPix, sendAccount, banks }: FixTransferProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  return (
    <div className="group space-y-3">
      <div className="space-y-4 group-has-[details[open]]:hidden">
        <p>{t.byKey}</p>
        <FixPixForm action={sendPix} />
      </div>
      <FixAccountForm action={sendAccount} banks={banks} />
    </div>
  )
}
