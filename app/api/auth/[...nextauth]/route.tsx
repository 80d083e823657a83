import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { nextAuthOptions } from '#lib/auth/next-auth-options'

type Route = { params: Promise<{ nextauth: string[] }> }

// The options are made at the first request: they need the configuration, which a build does not have.
const handler = (request: NextRequest, route: Route) => NextAuth(request, route, nextAuthOptions())

export { handler as GET, handler as POST }
