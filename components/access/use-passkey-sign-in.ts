'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientAction } from '#lib/client/answer.ts'
import { offersPasskeyAutofill, requestPasskey, usePasskeySupport } from '#lib/client/passkeys.ts'
import { runAction } from '#lib/client/run-action.ts'
import { CHALLENGE_MINUTES, type PasskeyAssertion, type PasskeyRequest } from '#lib/domain/access/passkey.ts'

export type StartPasskey = ClientAction<Record<string, never>, PasskeyRequest>

type PasskeySignIn = {
  /** Null if passkeys cannot be used at ORIGIN: it has an IP address, or no TLS outside localhost. */
  start: StartPasskey | null
  inSuggestions: boolean
  onPasskey: (passkey: PasskeyAssertion) => Promise<unknown>
}

const RENEW_MS = (CHALLENGE_MINUTES - 0.5) * 60_000

/** A new request aborts the previous one; the autofill request is renewed before its challenge expires. */
export const usePasskeySignIn = ({ start, inSuggestions, onPasskey }: PasskeySignIn) => {
  const isSupported = usePasskeySupport() && start !== null
  const [pending, setPending] = useState(false)
  const [round, setRound] = useState(0)
  const handle = useRef(onPasskey)
  useEffect(() => {
    handle.current = onPasskey
  })
  const enter = useCallback(async (passkey: PasskeyAssertion | null) => {
    if (!passkey) return
    setPending(true)
    await handle.current(passkey)
    setPending(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests a new challenge
  useEffect(() => {
    // An autofill request would abort the request that the person has started with the button.
    if (!inSuggestions || !isSupported || pending || start === null) return
    let isOver = false
    const offer = async () => {
      if (!(await offersPasskeyAutofill()) || isOver) return
      const request = await runAction(start, {})
      if (!request.ok || isOver) return
      const passkey = await requestPasskey(request.data, { inAutofill: true })
      if (!isOver) await enter(passkey)
    }
    void offer().catch(() => undefined)
    const renewal = setTimeout(() => setRound((last) => last + 1), RENEW_MS)
    return () => {
      isOver = true
      clearTimeout(renewal)
    }
  }, [inSuggestions, isSupported, pending, start, enter, round])
  const ask = async () => {
    if (start === null) return
    setPending(true)
    const request = await runAction(start, {})
    await enter(request.ok ? await requestPasskey(request.data) : null)
    setPending(false)
  }
  return { isSupported, pending, ask }
}
