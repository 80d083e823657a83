import { type UseFormReturn, useWatch } from 'react-hook-form'
import { pixDestination } from '#components/fields/pix-destination.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { maskedCpf } from '#components/personal-data/masked-cpf.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Language } from '#lib/domain/language.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

const TEXTS = texts({
  cpf: (cpf: string) => [
    `O dinheiro vai por PIX para o CPF do cliente, ${cpf}.`,
    `The money goes by PIX to the customer’s CPF, ${cpf}.`,
  ],
  account: (branch: string, account: string) => [
    `O dinheiro vai para a agência ${branch}, conta ${account}, do próprio cliente.`,
    `The money goes to branch ${branch}, account ${account}, the customer’s own.`,
  ],
})

type PaymentLineProps = { form: UseFormReturn<BorrowerFormValues>; documentNumber: string }

export const PaymentLine = ({ form, documentNumber }: PaymentLineProps) => {
  const language = useLanguage()
  const values = useWatch({ control: form.control }) as BorrowerFormValues
  const line = paymentLine(values, { cpf: maskedCpf(documentNumber), language })
  return line === undefined ? null : (
    <p role="status" className="break-words text-sm">
      {line}
    </p>
  )
}

export const paymentLine = (
  { paymentType, pix, pixKind, phone, agency, account, digit }: BorrowerFormValues,
  { cpf, language }: { cpf: string; language: Language },
): string | undefined => {
  const t = localizedTexts(TEXTS, language)
  if (paymentType !== 'pix')
    return agency && account && digit ? t.account(agency, `${account}-${digit}`) : undefined
  return pix === cpf ? t.cpf(cpf) : pixDestination({ pix, kind: pixKind, phone }, language)
}
