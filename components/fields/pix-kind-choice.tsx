import dynamic from 'next/dynamic'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
import type { PixKindOptionsProps } from './pix-kind-options.tsx'

const PixKindOptions = dynamic(() => import('./pix-kind-options.tsx').then((module) => module.PixKindOptions))

type PixKindChoiceProps = PixKindOptionsProps & {
  pix: string
  /** Borrower's phone with area code; a key equal to it is taken as a phone key without a question. */
  phone?: string | undefined
}

/** Only an eleven-digit key is ambiguous: it may be a CPF or a phone. Renders nothing for other keys. */
export const PixKindChoice = ({ pix, phone, ...input }: PixKindChoiceProps) => {
  const key = parsePixKey(pix)
  return key?.kind !== null || key.key === phone ? null : <PixKindOptions {...input} />
}
