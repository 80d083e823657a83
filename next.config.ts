import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // server.ts does, in Brotli.
  compress: false,
  reactStrictMode: true,
  // Types are checked by `npm run verify`, against the whole tree and only once.
  typescript: { ignoreBuildErrors: true },
  // What people type into a form must not reach a terminal, in development either.
  logging: { serverFunctions: false },
  experimental: {
    // Photos of documents travel through server actions; the service itself limits them to 10 MB.
    serverActions: { bodySizeLimit: '11mb' },
    // A first visit is rendered from its document alone: a second way to the server costs a slow phone more
    // than all styles weigh.
    inlineCss: true,
    // See scripts/lib/build.mjs: a first build has no use for it.
    turbopackFileSystemCacheForBuild: process.env.BUILD_WITHOUT_CACHE !== '1',
    // Nothing reads them: traces of the server are not mapped, and browsers are given none.
    turbopackSourceMaps: false,
  },
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
      { source: '/health/ready', destination: '/api/health/ready' },
      { source: '/reasons', destination: '/api/reasons' },
      { source: '/statuses', destination: '/api/statuses' },
    ]
  },
}

export default config
