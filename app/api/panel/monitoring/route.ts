import { getMonitoringContract } from '#lib/contracts/monitoring/monitoring.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring.ts'

export const GET = endpoint(getMonitoringContract, getMonitoring)
