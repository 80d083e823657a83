import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { nextAuthOptions } from '#lib/auth/next-auth-options.ts'

type Route = { params: Promise<{ nextauth: string[] }> }

// The options need the configuration, which does not exist at build time, so they are created per request.
const handler = (request: NextRequest, route: Route) => NextAuth(request, route, nextAuthOptions())

export { handler as GET, handler as POST }
