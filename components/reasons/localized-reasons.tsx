import type { ReactNode } from 'react'
import { useLanguage } from '#components/use-language.ts'
import { ReasonsProvider } from './reasons-provider.tsx'
import { sayReasons } from './say-reasons.ts'

type LocalizedReasonsProps = { codes: readonly (string | null | undefined)[]; children: ReactNode }

export const LocalizedReasons = ({ codes, children }: LocalizedReasonsProps) => {
  const uniqueCodes = new Set(codes.flatMap((code) => code ?? []))
  return <ReasonsProvider reasons={sayReasons([...uniqueCodes], useLanguage())}>{children}</ReasonsProvider>
}
