import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // Next builds only .tsx: server.ts alone serves the endpoints of app/api (decision 002).
  pageExtensions: ['tsx'],
  // server.ts compresses, in Brotli.
  compress: false,
  reactStrictMode: true,
  // `npm run verify` checks types, once for the whole tree.
  typescript: { ignoreBuildErrors: true },
  // Form input must not reach a terminal, not even in development.
  logging: { serverFunctions: false },
  experimental: {
    // Photos of documents travel through server actions; the service itself limits them to 10 MB.
    serverActions: { bodySizeLimit: '11mb' },
    // Another round trip costs a slow phone more on a first visit than all styles weigh.
    inlineCss: true,
    // A first build has no use for the cache (scripts/lib/build.mjs).
    turbopackFileSystemCacheForBuild: process.env.BUILD_WITHOUT_CACHE !== '1',
    // Nobody reads source maps: server traces are not mapped, and browsers get none.
    turbopackSourceMaps: false,
    // Nobody downloads server code, and minifying it takes a fifth of a build.
    turbopackMinify: { server: false },
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
}

export default config
