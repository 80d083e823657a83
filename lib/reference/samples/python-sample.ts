import { pythonLiteral } from './literal.ts'
import type { SampleBody, SampleCall, SampleValue } from './sample-call.ts'

const STEP = '    '

export const pythonSample = (call: SampleCall): string => {
  const lines = [
    `response = requests.${call.method.toLowerCase()}(`,
    ...[
      `${pythonLiteral(call.address)},`,
      ...queryOf(call),
      ...headersOf(call),
      ...bodyOf(call.body),
      'timeout=30,',
    ].map((line) => `${STEP}${line}`),
    ')',
    'if not response.ok:',
    `${STEP}raise SystemExit(f"{response.status_code}: {response.text}")`,
    ...answerOf(call),
  ]
  const isUpload = call.body?.kind === 'upload'
  const body = isUpload ? withOpenFile(call.body, lines) : lines
  return [...importsOf(call), ...body].join('\n')
}

const importsOf = (call: SampleCall): string[] => {
  const readsEnvironment =
    call.needsToken ||
    (call.body?.kind === 'form' && call.body.fields.some(([, value]) => typeof value !== 'string'))
  return [
    ...(readsEnvironment ? ['import os'] : []),
    ...(call.takesIdempotencyKey ? ['import uuid'] : []),
    ...(readsEnvironment || call.takesIdempotencyKey ? [''] : []),
    'import requests',
    '',
  ]
}

const queryOf = ({ query }: SampleCall): string[] =>
  query.length === 0 ? [] : [`params=${pythonLiteral(Object.fromEntries(query), STEP)},`]

const headersOf = (call: SampleCall): string[] => {
  const headers = [
    ...(call.needsToken ? [`"Authorization": f"Bearer {os.environ['TOKEN']}",`] : []),
    ...(call.takesIdempotencyKey ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
  ]
  return headers.length === 0 ? [] : ['headers={', ...headers.map((line) => `${STEP}${line}`), '},']
}

const bodyOf = (body: SampleBody | undefined): string[] => {
  if (!body) return []
  if (body.kind === 'json') return [`json=${pythonLiteral(body.value, STEP)},`]
  const fields = body.fields.map(([name, value]) => `${STEP}${pythonLiteral(name)}: ${expression(value)},`)
  const data = ['data={', ...fields, '},']
  return body.kind === 'form' ? data : [...data, `files={${pythonLiteral(body.file.field)}: file},`]
}

const expression = (value: SampleValue) =>
  typeof value === 'string' ? pythonLiteral(value) : `os.environ["${value.variable}"]`

const answerOf = ({ savesAs }: SampleCall): string[] =>
  savesAs
    ? [`with open("${savesAs}", "wb") as file:`, `${STEP}file.write(response.content)`]
    : ['print(response.json())']

const withOpenFile = (body: SampleBody | undefined, lines: readonly string[]): string[] => {
  if (body?.kind !== 'upload') return [...lines]
  const end = lines.indexOf(')') + 1
  return [
    `with open(${pythonLiteral(body.file.name)}, "rb") as file:`,
    ...lines.slice(0, end).map((line) => line.replace(/^(?=.)/gm, STEP)),
    ...lines.slice(end),
  ]
}
