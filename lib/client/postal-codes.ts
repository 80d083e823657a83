import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { getPostalCodeAddressContract } from '#lib/contracts/reference/get-postal-code-address.ts'
import { callApi } from './call-api.ts'

const TIMEOUT_MS = 4_000

export type AddressOfPostalCode = NonNullable<WireOutputOf<typeof getPostalCodeAddressContract>['address']>

/** Returns null for an unknown CEP. `failed` is not an error, because the person can type the address. */
export const findAddressOfPostalCode = async (
  postalCode: string,
): Promise<AddressOfPostalCode | null | 'failed'> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { address } = await callApi<typeof getPostalCodeAddressContract>(
      '/panel/postal-codes/{postalCode}',
      { postalCode },
      { signal },
    )
    return address
  } catch {
    return 'failed'
  }
}
