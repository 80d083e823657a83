import { getSignInSettingsContract } from '#lib/contracts/people/sign-in-settings.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSignInSettings } from '#lib/services/people/get-sign-in-settings.ts'

export const GET = endpoint(getSignInSettingsContract, getSignInSettings)
