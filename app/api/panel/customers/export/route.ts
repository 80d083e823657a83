import { exportCustomersContract } from '#lib/contracts/customers/export-customers.ts'
import { csvEndpoint } from '#lib/http/csv-endpoint.ts'
import { exportCustomers } from '#lib/services/customers/export-customers.ts'

export const GET = csvEndpoint(exportCustomersContract, exportCustomers)
