'use client'
import { useState } from 'react'
import { useDebouncedValue } from '#components/ui/use-debounced-value.ts'
import { problemIn } from '#lib/client/call-api.ts'
import {
  type CompareCltOffers,
  type ComparedCltTable,
  type CreateCltSimulation,
  useCltOffers,
  useCltSimulation,
} from '#lib/client/clt-offers.ts'
import {
  amountOfMode,
  amountRequestOf,
  type CltChoice,
  type CltMode,
  type CltRequestedChoice,
  FIRST_REQUEST,
  requestOf,
  resolvedChoice,
} from './clt-choice.ts'

type Basis = {
  consultId: string
  atMost: readonly ComparedCltTable[]
  first: CltChoice
  compare: CompareCltOffers
  create: CreateCltSimulation
}

/** Debounce: longer than the pause between two keystrokes. */
const SETTLE_MS = 350

export const useCltChoice = ({ consultId, atMost, first, compare, create }: Basis) => {
  const [requested, setRequested] = useState<CltRequestedChoice>(FIRST_REQUEST)
  const change = (part: Partial<CltRequestedChoice>) => setRequested((present) => ({ ...present, ...part }))
  const debounced = useDebouncedValue(requested, SETTLE_MS)
  const offers = useCltOffers({ compare, consultId, amount: amountRequestOf(debounced) })
  const compared = offers.data ?? atMost
  const choice = resolvedChoice(requested, compared) ?? first
  const unsettled = JSON.stringify(debounced) !== JSON.stringify(requested)
  // No simulation is requested before the offers for this amount show which terms exist.
  const unknown = unsettled || offers.isPlaceholderData || offers.isPending
  const request = unknown && !offers.error ? null : requestOf(consultId, choice)
  const simulationQuery = useCltSimulation(create, request)
  const { data: simulation } = simulationQuery
  return {
    requested,
    choice,
    compared,
    simulation,
    change,
    turn: (mode: CltMode) => change({ mode, amountCents: amountOfMode(mode, simulation) }),
    stale: request === null || simulationQuery.isFetching,
    failed: request !== null && simulationQuery.error ? problemIn(simulationQuery.error) : null,
  }
}
