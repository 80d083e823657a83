'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ClientAction, ClientProblem } from '#lib/client/answer'
import type { FgtsFigures, FgtsSimulation, FgtsWish } from '#lib/client/fgts'
import { runAction } from '#lib/client/run-action'

type Create = ClientAction<FgtsWish & { simulationFeesId: string }, FgtsSimulation>

/** Keeps the simulation on screen and goes on to its proposal, unless what was kept differs from what was shown. */
export const useCreateFgtsSimulation = (action: Create) => {
  const router = useRouter()
  const client = useQueryClient()
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [changed, setChanged] = useState(false)

  const create = async (wish: FgtsWish & { simulationFeesId: string }, shown: FgtsFigures | undefined) => {
    setCreating(true)
    setProblem(null)
    setChanged(false)
    const answer = await runAction(action, wish)
    if (answer.ok && shown && sameFigures(answer.data, shown)) {
      // Stays pending until the next page is there: a second click has nothing to do.
      return router.push(`/fgts/proposal/${answer.data.id}`)
    }
    setCreating(false)
    if (!answer.ok) return setProblem(answer.problem)
    setChanged(true)
    void client.invalidateQueries({ queryKey: ['fgts', 'comparison'] })
  }
  return { create, creating, problem, changed }
}

const sameFigures = (kept: FgtsSimulation, shown: FgtsFigures) =>
  kept.availableBalance === shown.availableBalance &&
  kept.totalBalance === shown.totalBalance &&
  kept.cet === shown.cet
