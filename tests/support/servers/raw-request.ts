import { connect } from 'node:net'

/** Sends bytes unchanged, as no HTTP client library would. */
export const rawRequest = (origin: string, text: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const parts: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => {
      const answer = Buffer.concat(parts).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer })
    })
  })
