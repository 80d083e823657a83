import { getCustomerContract } from '#lib/contracts/customers/customer'
import { endpoint } from '#lib/http/endpoint'
import { getCustomer } from '#lib/services/customers/get-customer'

export const GET = endpoint(getCustomerContract, getCustomer)
