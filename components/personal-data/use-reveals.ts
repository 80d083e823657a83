import { use } from 'react'
import { RevealContext, type Reveals } from './reveal-provider.tsx'

export const useReveals = (): Reveals => {
  const reveals = use(RevealContext)
  if (!reveals) throw new Error('no RevealProvider around what reveals')
  return reveals
}
