'use client'
import { useEffect, useState } from 'react'

type Check = (rules: unknown) => boolean

/** Whether rules are whole, by the contract's own schema; undefined until it is there, which comes after the page. */
export const useRulesCheck = (): Check | undefined => {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    import('#lib/contracts/review/review-rules-fields').then(
      ({ reviewRulesField }) => setCheck(() => (rules: unknown) => reviewRulesField.safeParse(rules).success),
      // What cannot be checked here is checked by the server.
      () => setCheck(() => () => true),
    )
  }, [])
  return check
}
