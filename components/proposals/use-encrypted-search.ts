import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import type { EncryptSearch } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'

type EncryptedSearch = {
  /** What is searched for now, as it is shown, and as it is in the address. */
  searched: string
  present: string
  encrypt: EncryptSearch
  go: (next: { search: string }) => void
}

/**
 * Searches by what somebody typed: it is encrypted first, since neither a CPF nor a name is in an address.
 */
export const useEncryptedSearch = ({ searched, present, encrypt, go }: EncryptedSearch) => {
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // Encrypting takes a moment: only the last search counts, and none after the list was left.
  const turn = useRef(0)
  const forget = useCallback(() => {
    turn.current += 1
  }, [])
  useEffect(() => forget, [forget])
  const searchFor = async (typed: string): Promise<void> => {
    forget()
    const mine = turn.current
    if (typed === '') return go({ search: '' })
    // A CPF searched for is shown masked, and stays when the form is sent again as it is.
    if (typed === searched) return go({ search: present })
    const encrypted = await runAction(encrypt, { search: typed })
    if (mine !== turn.current) return
    setProblem(encrypted.ok ? null : encrypted.problem)
    if (encrypted.ok) go({ search: encrypted.data.searchToken })
  }
  return { searchFor, problem, forget }
}
