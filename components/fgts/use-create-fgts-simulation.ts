'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ClientAction, ClientProblem } from '#lib/client/answer.ts'
import type { FgtsComparisonRequest, FgtsFigures, FgtsSimulation } from '#lib/client/fgts.ts'
import { runAction } from '#lib/client/run-action.ts'

type CreateRequest = FgtsComparisonRequest & { simulationFeesId: string }
type CreateAction = ClientAction<CreateRequest, FgtsSimulation>

/** Does not open the proposal form if the stored figures differ from the figures on screen. */
export const useCreateFgtsSimulation = (action: CreateAction) => {
  const router = useRouter()
  const client = useQueryClient()
  const stored = useRef<{ request: string; id: string } | null>(null)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [changed, setChanged] = useState(false)

  const store = async (request: CreateRequest, expected: FgtsFigures | undefined): Promise<string | null> => {
    setProblem(null)
    setChanged(false)
    const requestText = JSON.stringify(request)
    if (stored.current?.request === requestText) return stored.current.id
    const answer = await runAction(action, request)
    if (answer.ok && expected && sameFigures(answer.data, expected)) {
      stored.current = { request: requestText, id: answer.data.id }
      return answer.data.id
    }
    if (answer.ok) {
      setChanged(true)
      void client.invalidateQueries({ queryKey: ['fgts', 'comparison'] })
    } else setProblem(answer.problem)
    return null
  }

  const create = async (request: CreateRequest, expected: FgtsFigures | undefined) => {
    setCreating(true)
    const id = await store(request, expected)
    // The button stays pending until the next page loads, so that a second click does nothing.
    if (id !== null) return router.push(`/fgts/proposal/${id}`)
    setCreating(false)
  }
  return { create, store, creating, problem, changed }
}

const sameFigures = (simulation: FgtsSimulation, expected: FgtsFigures) =>
  simulation.availableBalance === expected.availableBalance &&
  simulation.totalBalance === expected.totalBalance &&
  simulation.cet === expected.cet
