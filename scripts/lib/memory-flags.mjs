/**
 * V8 options of the server. A small young generation is collected while most requests are still in flight, so
 * that their objects are copied and promoted (decision 153). In MiB.
 */
export const MEMORY_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=64']
