'use client'
import { useEffect } from 'react'
import { draftStorage } from './draft-storage.ts'

/** Must be rendered before the screens: their forms must not read drafts of another person. */
export const DraftOwner = ({ person }: { person: string }) => {
  useEffect(() => draftStorage.belongTo(person), [person])
  return null
}
