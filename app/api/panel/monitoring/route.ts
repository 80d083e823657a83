import { getMonitoringContract } from '#lib/contracts/monitoring/monitoring'
import { endpoint } from '#lib/http/endpoint'
import { getMonitoring } from '#lib/services/monitoring/get-monitoring'

export const GET = endpoint(getMonitoringContract, getMonitoring)
