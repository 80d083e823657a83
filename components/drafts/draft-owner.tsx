'use client'
import { useEffect } from 'react'
import { draftStorage } from './draft-storage.ts'

/** Must be rendered before any form, so that no form reads another person's drafts. */
export const DraftOwner = ({ person }: { person: string }) => {
  useEffect(() => draftStorage.belongTo(person), [person])
  return null
}
