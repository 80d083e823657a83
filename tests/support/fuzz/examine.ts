import { hostname } from 'node:os'
import { cpfCheckDigits } from '#lib/domain/documents/cpf.ts'
import { STRANGER } from './fuzz-world.ts'

type Examined = { status: number; text: string; headers: Headers; sent: string; knownTo: ReadonlySet<string> }

/** No response may contain these: SQL, stack traces, paths and hosts of ours. */
const INNER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['SQL', /\b(select|insert into|update|delete from)\b[^"]{1,200}\b(from|where|values|set|returning)\b/i],
  [
    'an error of the database',
    /syntax error at|violates|duplicate key|relation "|column "|SQLSTATE|PostgresError/,
  ],
  ['a stack', /\n\s*at .+:\d+:\d+|\bat [\w.<>]+ \(|\.(ts|mjs|js):\d+/],
  ['a path of the machine', /node_modules|file:\/\/|\/(work|home|root|var|tmp|dev\/shm)\//],
  ['an address of the database', /postgres(ql)?:\/\/|graphile_worker|origination_app/],
]

const OWN_NAME = new RegExp(`(?<![\\w+/=.-])${hostname().replaceAll('.', '\\.')}(?![\\w+/=-])`)

export const findLeaks = (seen: Examined): string[] => {
  const body = seen.text.replaceAll('\\"', '"').replaceAll('\\n', '\n')
  const text = `${[...seen.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n${body}`
  const inner = INNER.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found !== undefined && !seen.sent.includes(found.trim()) ? [`${what}: ${found}`] : []
  })
  const host = OWN_NAME.test(text) && !OWN_NAME.test(seen.sent) ? ['the name of the host'] : []
  return [
    ...inner,
    ...host,
    ...foreignPeople(seen, text),
    ...(seen.status >= 500 ? [`status ${seen.status}`] : []),
  ]
}

const foreignPeople = ({ status, sent, knownTo }: Examined, text: string): string[] => {
  const strangers = Object.values(STRANGER).filter((value) => text.includes(value) && !sent.includes(value))
  // A refusal may quote only CPFs of this very call; a success may show the caller's own customers.
  const known = (cpf: string) => knownTo.has(cpf) || (status < 400 ? false : cpfsOf(sent).includes(cpf))
  const others = cpfsOf(text).filter((cpf) => !known(cpf))
  return [...strangers, ...others].map((found) => `personal data nobody sent: ${found}`)
}

export const cpfsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g)]
    .map(([found]) => found.replace(/\D/g, ''))
    .filter((digits) => cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9))
