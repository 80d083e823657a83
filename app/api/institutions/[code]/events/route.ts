import { receiveInstitutionEventContract } from '#lib/contracts/institutions/events.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { receiveInstitutionEvent } from '#lib/services/institution-reports/receive-institution-event.ts'

export const POST = endpoint(receiveInstitutionEventContract, receiveInstitutionEvent)
