import type { ReactNode } from 'react'
import { useLanguage } from '#components/use-language.ts'
import { ReasonsProvider } from './reasons-provider.tsx'
import { sayReasons } from './say-reasons.ts'

type LocalizedReasonsProps = { codes: readonly (string | null | undefined)[]; children: ReactNode }

/** Sends only the texts of the given codes, so that the page need not load the whole catalogue. */
export const LocalizedReasons = ({ codes, children }: LocalizedReasonsProps) => {
  const uniqueCodes = new Set(codes.flatMap((code) => code ?? []))
  return <ReasonsProvider reasons={sayReasons([...uniqueCodes], useLanguage())}>{children}</ReasonsProvider>
}
