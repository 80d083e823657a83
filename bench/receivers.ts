import { createServer } from 'node:http'

/** Requests to `/hang/…` get no response. A GET request returns the recorded arrivals and clears them. */
type Arrival = { event: string; at: number }

let arrivals: Arrival[] = []
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(arrivals))
    arrivals = []
    return
  }
  request.resume()
  request.on('end', () => {
    if (request.url?.startsWith('/hang/')) return
    arrivals.push({ event: String(request.headers['webhook-id']), at: Date.now() })
    response.writeHead(204).end()
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
