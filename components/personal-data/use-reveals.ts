import { use } from 'react'
import { RevealContext, type Reveals } from './reveal-provider.tsx'

/** Every reveal is audited. */
export const useReveals = (): Reveals => {
  const reveals = use(RevealContext)
  if (!reveals) throw new Error('no RevealProvider around what reveals')
  return reveals
}
