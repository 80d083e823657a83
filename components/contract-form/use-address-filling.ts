'use client'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import type { FilledAddress } from './fill-address.ts'

const TEXTS = texts({ filled: ['Endereço preenchido pelo CEP.', 'Address filled from the CEP.'] })

const DIGITS = 8

/** Fills the address once a CEP is complete. If the lookup fails, the person types the address. */
export const useAddressFilling = (form: UseFormReturn<BorrowerFormValues>) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const filled = useRef<FilledAddress>({})
  const latestCode = useRef('')
  const lookUp = async (code: string) => {
    if (code.length !== DIGITS || code === latestCode.current) return
    latestCode.current = code
    const isLatest = () => latestCode.current === code
    setPending(true)
    try {
      const { fillAddress } = await import('./fill-address.ts')
      if (await fillAddress({ form, filled: filled.current, code, isLatest })) announce(t.filled)
    } finally {
      if (isLatest()) setPending(false)
    }
  }
  return { pending, lookUp: (code: string) => void lookUp(code).catch(() => undefined) }
}
