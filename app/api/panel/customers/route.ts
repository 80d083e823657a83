import { listCustomersContract } from '#lib/contracts/customers/list-customers.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listCustomers } from '#lib/services/customers/list-customers.ts'

export const GET = endpoint(listCustomersContract, listCustomers)
