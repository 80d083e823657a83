'use client'
import type { RevealSubject } from '#lib/client/personal-data.ts'
import { useReveals } from './use-reveals.ts'

/** Resolves to the digits, or null if the reveal is refused or the phone unknown. Every reveal is audited. */
export const useRevealPhone = (subject: RevealSubject | null): (() => Promise<string | null>) => {
  const reveals = useReveals()
  return async () => {
    if (!subject) return null
    const answer = await reveals.ask(subject, ['phone'], 'message')
    return answer.ok ? (answer.data.phone?.replace('+', '') ?? null) : null
  }
}
