import { use } from 'react'
import { RevealContext, type Reveals } from './reveal-provider.tsx'

/** What reveals customers' data on this screen; every call is written down. */
export const useReveals = (): Reveals => {
  const reveals = use(RevealContext)
  if (!reveals) throw new Error('no RevealProvider around what reveals')
  return reveals
}
