import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run verify`, against the whole tree and only once.
  typescript: { ignoreBuildErrors: true },
  // What people type into a form must not reach a terminal, in development either.
  logging: { serverFunctions: false },
  // Photos of documents travel through server actions; the service itself holds them to 10 MB.
  experimental: { serverActions: { bodySizeLimit: '11mb' } },
  serverExternalPackages: [
    'pdfkit',
    'pino',
    'graphile-worker',
    'pg',
    'postgres',
    'undici',
    'swagger-ui-dist',
  ],
  async rewrites() {
    return [
      { source: '/.well-known/jwks.json', destination: '/api/.well-known/jwks.json' },
      { source: '/openapi.json', destination: '/api/openapi.json' },
      { source: '/health', destination: '/api/health' },
      { source: '/reasons', destination: '/api/reasons' },
      { source: '/statuses', destination: '/api/statuses' },
    ]
  },
}

export default config
