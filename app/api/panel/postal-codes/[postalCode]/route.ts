import { getPostalCodeAddressContract } from '#lib/contracts/reference/get-postal-code-address.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getPostalCodeAddress } from '#lib/services/reference/get-postal-code-address.ts'

export const GET = endpoint(getPostalCodeAddressContract, getPostalCodeAddress)
