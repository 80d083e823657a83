import { getCustomerContract } from '#lib/contracts/customers/customer.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'

export const GET = endpoint(getCustomerContract, getCustomer)
