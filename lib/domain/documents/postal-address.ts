import type { FederativeUnit } from './federative-units.ts'

/** What a CEP says of an address. Small towns have one CEP for all their streets: those two are null there. */
export type PostalAddress = {
  state: FederativeUnit
  city: string
  neighborhood: string | null
  street: string | null
}
