import { beginProviderSignIn } from '#lib/auth/provider-sign-in.ts'
import { providerRedirect } from '#lib/pages/provider-redirect.ts'

type Route = { params: Promise<{ alias: string }> }

export const GET = (request: Request, { params }: Route) =>
  providerRedirect(async (context) => {
    const { alias } = await params
    const query = new URL(request.url).searchParams
    const next = query.get('callbackUrl') ?? undefined
    return beginProviderSignIn(context, { alias, next, isFresh: query.has('fresh') })
  })
