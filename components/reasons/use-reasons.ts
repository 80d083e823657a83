'use client'
import { useContext, useEffect, useState } from 'react'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import { ReasonsContext } from './reasons-provider.tsx'
import type { ReasonWords, sayReasons } from './say-reasons.ts'

const load = () => import('./say-reasons.ts')

/** Loads texts that the page lacks. A text is undefined for null, for unknown codes and while it loads. */
export const useReasons = (codes: readonly (string | null)[]) => {
  const pageReasons = useContext(ReasonsContext)
  const language = useLanguage()
  const [say, setSay] = useState<typeof sayReasons>()
  const later = codes.filter((code) => code !== null && !Object.hasOwn(pageReasons, code)) as string[]
  const isNeeded = usePreloaded(load, later.length > 0)
  useEffect(() => {
    if (isNeeded)
      load().then(
        ({ sayReasons }) => setSay(() => sayReasons),
        () => undefined,
      )
  }, [isNeeded])
  const fetched = say?.(later, language)
  return (code: string | null): ReasonWords | undefined =>
    code === null ? undefined : (pageReasons[code] ?? fetched?.[code])
}
