import type { FederativeUnit } from './federative-units.ts'

/** What a CEP says of an address. A small town has one CEP for all streets: those two are null there. */
export type PostalAddress = {
  state: FederativeUnit
  city: string
  neighborhood: string | null
  street: string | null
}
