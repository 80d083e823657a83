import { exportCustomersContract } from '#lib/contracts/customers/export-customers'
import { csvEndpoint } from '#lib/http/csv-endpoint'
import { exportCustomers } from '#lib/services/customers/export-customers'

export const GET = csvEndpoint(exportCustomersContract, exportCustomers)
