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
  amountWishOf,
  type CltChoice,
  type CltMode,
  type CltWished,
  FIRST_WISH,
  resolvedChoice,
  wishOf,
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
  const [wished, setWished] = useState<CltWished>(FIRST_WISH)
  const change = (part: Partial<CltWished>) => setWished((present) => ({ ...present, ...part }))
  const settled = useSettled(wished, SETTLE_MS)
  const offers = useCltOffers({ compare, consultId, amount: amountWishOf(settled) })
  const compared = offers.data ?? atMost
  const choice = resolvedChoice(wished, compared) ?? first
  const unsettled = JSON.stringify(settled) !== JSON.stringify(wished)
  // Which term fits is not known before the offers for the amount are there.
  const unknown = unsettled || offers.isPlaceholderData || offers.isPending
  const wish = unknown && !offers.error ? null : wishOf(consultId, choice)
  const simulated = useCltSimulation(create, wish)
  const { data: simulation } = simulated
  return {
    choice,
    compared,
    simulation,
    change,
    turn: (mode: CltMode) => change({ mode, amountCents: amountOfMode(mode, simulation) }),
    stale: wish === null || simulated.isFetching,
    failed: wish !== null && simulated.error ? problemIn(simulated.error) : null,
  }
}
