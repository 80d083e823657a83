import { listCustomersContract } from '#lib/contracts/customers/list-customers'
import { endpoint } from '#lib/http/endpoint'
import { listCustomers } from '#lib/services/customers/list-customers'

export const GET = endpoint(listCustomersContract, listCustomers)
