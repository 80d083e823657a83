import { jsonLiteral } from './literal.ts'
import { type SampleBody, type SampleCall, type SampleValue, urlOf } from './sample-call.ts'

export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

export const curlSample = (call: SampleCall): string =>
  [
    `curl --fail-with-body ${shellText(urlOf(call))}`,
    ...methodOf(call),
    ...(call.needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(call.takesIdempotencyKey ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...bodyOf(call.body),
    ...(call.savesAs ? [`--output ${call.savesAs}`] : []),
  ].join(' \\\n  ')

/** curl defaults to POST for a request with a body and to GET without one. */
const methodOf = ({ method, body }: SampleCall) =>
  method === (body ? 'POST' : 'GET') ? [] : [`-X ${method}`]

const bodyOf = (body: SampleBody | undefined): string[] => {
  if (!body) return []
  if (body.kind === 'json')
    return ["-H 'Content-Type: application/json'", `-d ${shellText(jsonLiteral(body.value))}`]
  if (body.kind === 'form') return body.fields.map(([name, value]) => `--data-urlencode ${pair(name, value)}`)
  return [
    ...body.fields.map(([name, value]) => `-F ${pair(name, value)}`),
    `-F ${pair(body.file.field, `@${body.file.name}`)}`,
  ]
}

const pair = (name: string, value: SampleValue) =>
  typeof value === 'string' ? shellText(`${name}=${value}`) : `"${name}=$${value.variable}"`
