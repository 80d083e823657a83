import { getAlertsContract } from '#lib/contracts/alerts/alerts.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'

export const GET = endpoint(getAlertsContract, getAlerts)
