import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // Keeps the .ts endpoints of app/api out of the build: server.ts serves those (decision 002).
  pageExtensions: ['tsx'],
  // server.ts compresses responses with Brotli.
  compress: false,
  reactStrictMode: true,
  // `npm run verify` checks types, once for the whole tree.
  typescript: { ignoreBuildErrors: true },
  // Form input must not be logged to a terminal, not even in development.
  logging: { serverFunctions: false },
  experimental: {
    // Photos of documents travel through server actions; the service itself limits them to 10 MB.
    serverActions: { bodySizeLimit: '11mb' },
    // On a slow phone's first visit, another round trip takes longer than the download of all styles.
    inlineCss: true,
    // A first build has no use for a cache (scripts/lib/build.mjs).
    turbopackFileSystemCacheForBuild: process.env.BUILD_WITHOUT_CACHE !== '1',
    // Source maps are not used: server traces are not mapped, and browsers get none.
    turbopackSourceMaps: false,
    // Server code is never downloaded, and its minification takes a fifth of a build.
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
