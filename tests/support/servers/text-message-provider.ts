import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = 'take' | 'refuse' | 'say-nothing'

export const startTextMessageProvider = async () => {
  const messages: { path: string; authorization: string; fields: Record<string, string> }[] = []
  let behaviour: Behaviour = 'take'
  const server = createServer(async (request, response) => {
    if (behaviour === 'say-nothing') return request.socket.destroy()
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { url: path = '', headers } = request
    response.setHeader('content-type', 'application/json')
    if (behaviour === 'refuse') {
      response.statusCode = 400
      return response.end(JSON.stringify({ code: 21_211, message: 'Invalid To', status: 400 }))
    }
    const fields = Object.fromEntries(new URLSearchParams(body))
    messages.push({ path, authorization: headers.authorization ?? '', fields })
    response.statusCode = 201
    response.end(JSON.stringify({ sid: `SM${messages.length}`, status: 'queued' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
