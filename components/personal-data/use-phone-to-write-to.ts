'use client'
import type { RevealSubject } from '#lib/client/personal-data'
import { useReveals } from './use-reveals.ts'

/**
 * Gives the customer's phone, digits only, to whoever sends them a message: revealed by that use, and written
 * down; null when refused, and where no row knows a phone.
 */
export const usePhoneToWriteTo = (subject: RevealSubject | null): (() => Promise<string | null>) => {
  const reveals = useReveals()
  return async () => {
    if (!subject) return null
    const answer = await reveals.ask(subject, ['phone'], 'message')
    return answer.ok ? (answer.data.phone?.replace('+', '') ?? null) : null
  }
}
