import type { WireOutputOf } from '#lib/contracts/contract'
import type { getPostalCodeAddressContract } from '#lib/contracts/reference/get-postal-code-address'
import { callApi } from './call-api.ts'

const TIMEOUT_MS = 4_000

export type AddressOfPostalCode = NonNullable<WireOutputOf<typeof getPostalCodeAddressContract>['address']>

/** The address of a CEP of 8 digits; null when it is not known, or nobody says so in time. */
export const findAddressOfPostalCode = async (postalCode: string): Promise<AddressOfPostalCode | null> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { address } = await callApi<typeof getPostalCodeAddressContract>(
      '/panel/postal-codes/{postalCode}',
      { postalCode },
      { signal },
    )
    return address
  } catch {
    // It is typed instead: nothing went wrong for whoever types.
    return null
  }
}
