import type { NextConfig } from 'next'

const withSourceMaps = process.env.BROWSER_SOURCE_MAPS === '1'

const config: NextConfig = {
  productionBrowserSourceMaps: withSourceMaps,
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
    // On a slow phone's first visit, a round trip for stylesheets takes longer than loading them all inline.
    inlineCss: true,
    // scripts/lib/build.mjs turns the cache off for a first build, which would only write it.
    turbopackFileSystemCacheForBuild: process.env.BUILD_WITHOUT_CACHE !== '1',
    // Only `npm run coverage` needs source maps: server traces are not mapped, and browsers get no maps.
    turbopackSourceMaps: withSourceMaps,
  },
  serverExternalPackages: ['pdfkit', 'pino', 'graphile-worker', 'pg', 'postgres', 'undici'],
}

export default config
