import type { FederativeUnit } from './federative-units.ts'

/** A small town has one CEP for all streets; neighborhood and street are then null. */
export type PostalAddress = {
  state: FederativeUnit
  city: string
  neighborhood: string | null
  street: string | null
}
