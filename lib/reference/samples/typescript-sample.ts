import { typescriptLiteral } from './literal.ts'
import { type SampleCall, type SampleValue, urlOf } from './sample-call.ts'

export const typescriptSample = (call: SampleCall): string =>
  [
    ...importsOf(call),
    ...uploadOf(call),
    `const response = await fetch(${typescriptLiteral(urlOf(call))}${optionsOf(call)})`,
    `if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)`,
    call.savesAs
      ? `await writeFile('${call.savesAs}', Buffer.from(await response.arrayBuffer()))`
      : 'console.log(await response.json())',
  ].join('\n')

const importsOf = ({ body, savesAs }: SampleCall): string[] => {
  const names = [...(body?.kind === 'upload' ? ['readFile'] : []), ...(savesAs ? ['writeFile'] : [])]
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from 'node:fs/promises'`, '']
}

const uploadOf = ({ body }: SampleCall): string[] =>
  body?.kind === 'upload'
    ? [
        'const form = new FormData()',
        ...body.fields.map(
          ([name, value]) => `form.set(${typescriptLiteral(name)}, ${typescriptLiteral(value)})`,
        ),
        `const file = new Blob([await readFile(${typescriptLiteral(body.file.name)})])`,
        `form.set(${typescriptLiteral(body.file.field)}, file, ${typescriptLiteral(body.file.name)})`,
        '',
      ]
    : []

const optionsOf = (call: SampleCall): string => {
  const headers = [
    ...(call.needsToken ? [`Authorization: \`Bearer \${process.env.TOKEN}\`,`] : []),
    ...(call.body?.kind === 'json' ? ["'Content-Type': 'application/json',"] : []),
    ...(call.takesIdempotencyKey ? ["'Idempotency-Key': crypto.randomUUID(),"] : []),
  ]
  const lines = [
    ...(call.method === 'GET' ? [] : [`method: '${call.method}',`]),
    ...(headers.length === 0 ? [] : ['headers: {', ...headers.map((line) => `  ${line}`), '},']),
    ...bodyOf(call),
  ]
  return lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
}

const bodyOf = ({ body }: SampleCall): string[] => {
  if (!body) return []
  if (body.kind === 'json') return [`body: JSON.stringify(${typescriptLiteral(body.value, '  ')}),`]
  if (body.kind === 'upload') return ['body: form,']
  return [
    'body: new URLSearchParams({',
    ...body.fields.map(([name, value]) => `  ${name}: ${expression(value)},`),
    '}),',
  ]
}

const expression = (value: SampleValue) =>
  typeof value === 'string' ? typescriptLiteral(value) : `process.env.${value.variable} ?? ''`
