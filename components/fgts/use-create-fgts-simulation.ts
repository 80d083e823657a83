'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ClientAction, ClientProblem } from '#lib/client/answer'
import type { FgtsFigures, FgtsSimulation, FgtsWish } from '#lib/client/fgts'
import { runAction } from '#lib/client/run-action'

type Wish = FgtsWish & { simulationFeesId: string }
type Create = ClientAction<Wish, FgtsSimulation>

/**
 * Keeps the simulation on screen, once for each wish, and goes on to its proposal, unless what was kept
 * differs from what was shown.
 */
export const useCreateFgtsSimulation = (action: Create) => {
  const router = useRouter()
  const client = useQueryClient()
  const kept = useRef<{ wish: string; id: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [changed, setChanged] = useState(false)

  /** The id of the kept simulation; null when it was refused or came out differently. */
  const keep = async (wish: Wish, shown: FgtsFigures | undefined): Promise<string | null> => {
    setProblem(null)
    setChanged(false)
    const written = JSON.stringify(wish)
    if (kept.current?.wish === written) return kept.current.id
    const answer = await runAction(action, wish)
    if (answer.ok && shown && sameFigures(answer.data, shown)) {
      kept.current = { wish: written, id: answer.data.id }
      return answer.data.id
    }
    if (answer.ok) {
      setChanged(true)
      void client.invalidateQueries({ queryKey: ['fgts', 'comparison'] })
    } else setProblem(answer.problem)
    return null
  }

  const create = async (wish: Wish, shown: FgtsFigures | undefined) => {
    setCreating(true)
    const id = await keep(wish, shown)
    // Stays pending until the next page is there: a second click has nothing to do.
    if (id !== null) return router.push(`/fgts/proposal/${id}`)
    setCreating(false)
  }
  return { create, keep, creating, problem, changed }
}

const sameFigures = (kept: FgtsSimulation, shown: FgtsFigures) =>
  kept.availableBalance === shown.availableBalance &&
  kept.totalBalance === shown.totalBalance &&
  kept.cet === shown.cet
