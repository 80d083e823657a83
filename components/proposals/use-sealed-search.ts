import { useCallback, useEffect, useRef, useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import type { SealSearch } from '#lib/client/proposals'
import { runAction } from '#lib/client/run-action'

type SealedSearch = {
  /** What is searched for now, as it is shown, and as it stands in the address. */
  searched: string
  present: string
  seal: SealSearch
  go: (next: { search: string }) => void
}

/** Searches by what somebody typed: it is sealed first, since neither a CPF nor a name stands in an address. */
export const useSealedSearch = ({ searched, present, seal, go }: SealedSearch) => {
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // Sealing takes a moment: only the last search counts, and none after the list was left.
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
    const sealed = await runAction(seal, { search: typed })
    if (mine !== turn.current) return
    setProblem(sealed.ok ? null : sealed.problem)
    if (sealed.ok) go({ search: sealed.data.searchToken })
  }
  return { searchFor, problem, forget }
}
