import { getAlertsContract } from '#lib/contracts/alerts/alerts'
import { endpoint } from '#lib/http/endpoint'
import { getAlerts } from '#lib/services/alerts/get-alerts'

export const GET = endpoint(getAlertsContract, getAlerts)
