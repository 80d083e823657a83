'use client'
import type { RevealSubject } from '#lib/client/personal-data'
import { useReveal } from './use-reveal.ts'

/**
 * Gives the customer's phone, digits only, to whoever sends them a message: revealed by that use, and written
 * down; null when refused.
 */
export const usePhoneToWriteTo = (subject: RevealSubject): (() => Promise<string | null>) => {
  const { ask } = useReveal(subject)
  return async () => (await ask(['phone']))?.phone?.replace('+', '') ?? null
}
