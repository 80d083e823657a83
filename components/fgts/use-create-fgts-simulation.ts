'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ClientAction, ClientProblem } from '#lib/client/answer.ts'
import type { FgtsComparisonRequest, FgtsFigures, FgtsSimulation } from '#lib/client/fgts.ts'
import { runAction } from '#lib/client/run-action.ts'

type CreateRequest = FgtsComparisonRequest & { simulationFeesId: string }
type Create = ClientAction<CreateRequest, FgtsSimulation>

/** Stores the simulation once per request and opens its proposal form, unless the figures have changed. */
export const useCreateFgtsSimulation = (action: Create) => {
  const router = useRouter()
  const client = useQueryClient()
  const kept = useRef<{ request: string; id: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [changed, setChanged] = useState(false)

  /** Returns null when the simulation was refused or its figures differ from those shown. */
  const keep = async (request: CreateRequest, shown: FgtsFigures | undefined): Promise<string | null> => {
    setProblem(null)
    setChanged(false)
    const written = JSON.stringify(request)
    if (kept.current?.request === written) return kept.current.id
    const answer = await runAction(action, request)
    if (answer.ok && shown && sameFigures(answer.data, shown)) {
      kept.current = { request: written, id: answer.data.id }
      return answer.data.id
    }
    if (answer.ok) {
      setChanged(true)
      void client.invalidateQueries({ queryKey: ['fgts', 'comparison'] })
    } else setProblem(answer.problem)
    return null
  }

  const create = async (request: CreateRequest, shown: FgtsFigures | undefined) => {
    setCreating(true)
    const id = await keep(request, shown)
    // Stays pending until the next page, so that a second click does nothing.
    if (id !== null) return router.push(`/fgts/proposal/${id}`)
    setCreating(false)
  }
  return { create, keep, creating, problem, changed }
}

const sameFigures = (kept: FgtsSimulation, shown: FgtsFigures) =>
  kept.availableBalance === shown.availableBalance &&
  kept.totalBalance === shown.totalBalance &&
  kept.cet === shown.cet
