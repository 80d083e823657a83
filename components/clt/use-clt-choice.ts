'use client'
import { useState } from 'react'
import { useSettled } from '#components/ui/use-settled.ts'
import { problemIn } from '#lib/client/call-api'
import {
  type CompareCltOffers,
  type ComparedCltConfig,
  type CreateCltSimulation,
  useCltOffers,
  useCltSimulation,
} from '#lib/client/clt-offers'
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
  /** What the whole margin gives. */
  atMost: readonly ComparedCltConfig[]
  first: CltChoice
  compare: CompareCltOffers
  create: CreateCltSimulation
}

/** Longer than between two keys, shorter than a wait. */
const SETTLE_MS = 350

/**
 * The simulation being composed: what is asked for, the offers for that amount, what is shown of them and the
 * simulation of it. Until a term or a configuration is picked, the best for the customer is shown.
 */
export const useCltChoice = ({ consultId, atMost, first, compare, create }: Basis) => {
  const [requested, setRequested] = useState<CltRequestedChoice>(FIRST_REQUEST)
  const change = (part: Partial<CltRequestedChoice>) => setRequested((present) => ({ ...present, ...part }))
  const settled = useSettled(requested, SETTLE_MS)
  const offers = useCltOffers({ compare, consultId, amount: amountRequestOf(settled) })
  const compared = offers.data ?? atMost
  const choice = resolvedChoice(requested, compared) ?? first
  const unsettled = JSON.stringify(settled) !== JSON.stringify(requested)
  // Which term fits is not known before the offers for the amount are there.
  const unknown = unsettled || offers.isPlaceholderData || offers.isPending
  const request = unknown && !offers.error ? null : requestOf(consultId, choice)
  const simulated = useCltSimulation(create, request)
  const { data: simulation } = simulated
  return {
    choice,
    compared,
    simulation,
    change,
    turn: (mode: CltMode) => change({ mode, amountCents: amountOfMode(mode, simulation) }),
    stale: request === null || simulated.isFetching,
    failed: request !== null && simulated.error ? problemIn(simulated.error) : null,
  }
}
