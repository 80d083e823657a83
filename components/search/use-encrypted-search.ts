import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { EncryptSearch } from '#lib/client/proposals.ts'
import { runAction } from '#lib/client/run-action.ts'

type EncryptedSearch = {
  /** The current search: `searched` is the displayed text, `present` the encrypted text in the URL. */
  searched: string
  present: string
  encrypt: EncryptSearch
  go: (next: { search: string }) => void
}

/** Encrypts the search text, because neither a CPF nor a name may be in a URL. */
export const useEncryptedSearch = ({ searched, present, encrypt, go }: EncryptedSearch) => {
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // Encryption is asynchronous, so a result is discarded after a newer search or after leaving the list.
  const turn = useRef(0)
  const forget = useCallback(() => {
    turn.current += 1
  }, [])
  useEffect(() => forget, [forget])
  const searchFor = async (text: string): Promise<void> => {
    forget()
    const mine = turn.current
    if (text === '') return go({ search: '' })
    // The displayed text (possibly a masked CPF) was submitted unchanged, so the search stays the same.
    if (text === searched) return go({ search: present })
    const encrypted = await runAction(encrypt, { search: text })
    if (mine !== turn.current) return
    setProblem(encrypted.ok ? null : encrypted.problem)
    if (encrypted.ok) go({ search: encrypted.data.searchToken })
  }
  return { searchFor, problem, forget }
}
