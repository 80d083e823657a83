import { getPostalCodeAddressContract } from '#lib/contracts/reference/get-postal-code-address'
import { endpoint } from '#lib/http/endpoint'
import { getPostalCodeAddress } from '#lib/services/reference/get-postal-code-address'

export const GET = endpoint(getPostalCodeAddressContract, getPostalCodeAddress)
