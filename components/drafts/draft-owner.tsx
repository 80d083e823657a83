'use client'
import { useEffect } from 'react'
import { draftStorage } from './draft-storage.ts'

/** Must precede the screens: their forms may read drafts only after another person's were cleared. */
export const DraftOwner = ({ person }: { person: string }) => {
  useEffect(() => draftStorage.belongTo(person), [person])
  return null
}
