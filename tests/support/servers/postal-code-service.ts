import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server that responds in the format of ViaCEP. */
export const startPostalCodeService = async () => {
  const paths: string[] = []
  let behave = (response: ServerResponse, _path: string): void => {
    response.end()
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    paths.push(path)
    behave(response, path)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/ws/{cep}/json/`,
    paths,
    behave: (next: typeof behave) => {
      behave = next
    },
    answer: (body: unknown, status = 200) => {
      behave = (response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type PostalCodeService = Awaited<ReturnType<typeof startPostalCodeService>>
