import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // What Next serves ends in .tsx: the endpoints of app/api are served by server.ts alone (decision 002).
  pageExtensions: ['tsx'],
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
    // Nobody downloads it, and making it small is a fifth of a build.
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
