import type { Scenario } from './scenarios.ts'

type Sender = { port: number; cpf: string; token: string }

export const rawRequest = ({ name, method, path, body }: Scenario, { port, cpf, token }: Sender): string => {
  const text = body === null ? '' : JSON.stringify(body).replaceAll('{cpf}', cpf)
  const head = [
    `${method} ${path.replaceAll('{cpf}', cpf)} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    ...(name === 'token' ? [] : [`authorization: Bearer ${token}`]),
    ...(body === null
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
