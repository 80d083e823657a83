import { endProviderSignIn } from '#lib/auth/provider-sign-in.ts'
import { providerRedirect } from '#lib/pages/provider-redirect.ts'

export const GET = (request: Request) =>
  providerRedirect((context) => endProviderSignIn(context, new URL(request.url).search))
