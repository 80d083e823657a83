'use client'
import { useEffect } from 'react'
import { draftStorage } from '#components/drafts/draft-storage.ts'

/**
 * Keeps the drafts of this tab to the person signed in; placed before the screens, whose forms read them
 * later.
 */
export const DraftOwner = ({ person }: { person: string }) => {
  useEffect(() => draftStorage.belongTo(person), [person])
  return null
}
