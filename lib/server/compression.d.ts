// The published types of this package depend on Express.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  const compression: () => (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  export = compression
}
