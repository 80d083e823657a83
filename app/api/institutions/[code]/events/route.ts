import { receiveInstitutionEventContract } from '#lib/contracts/institutions/events'
import { endpoint } from '#lib/http/endpoint'
import { receiveInstitutionEvent } from '#lib/services/institution-reports/receive-institution-event'

export const POST = endpoint(receiveInstitutionEventContract, receiveInstitutionEvent)
