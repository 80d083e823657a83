import { hostname } from 'node:os'
import { cpfCheckDigits } from '#lib/domain/documents/cpf.ts'
import { STRANGER } from './fuzz-world.ts'

type CallOutcome = {
  status: number
  text: string
  headers: Headers
  requestText: string
  knownTo: ReadonlySet<string>
}

/** Internals that no response may contain: SQL, stack traces, our paths and hosts. */
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

export const findLeaks = (outcome: CallOutcome): string[] => {
  const body = outcome.text.replaceAll('\\"', '"').replaceAll('\\n', '\n')
  const text = `${[...outcome.headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n${body}`
  const inner = INNER.flatMap(([what, pattern]) => {
    const [match] = pattern.exec(text) ?? []
    return match !== undefined && !outcome.requestText.includes(match.trim()) ? [`${what}: ${match}`] : []
  })
  const host = OWN_NAME.test(text) && !OWN_NAME.test(outcome.requestText) ? ['the name of the host'] : []
  return [
    ...inner,
    ...host,
    ...foreignPeople(outcome, text),
    ...(outcome.status >= 500 ? [`status ${outcome.status}`] : []),
  ]
}

const foreignPeople = ({ status, requestText, knownTo }: CallOutcome, text: string): string[] => {
  const strangers = Object.values(STRANGER).filter(
    (value) => text.includes(value) && !requestText.includes(value),
  )
  // A response may contain CPFs of the caller's own customers and of earlier calls; an error may also quote
  // CPFs of its request.
  const isKnown = (cpf: string) =>
    knownTo.has(cpf) || (status < 400 ? false : cpfsOf(requestText).includes(cpf))
  const others = cpfsOf(text).filter((cpf) => !isKnown(cpf))
  return [...strangers, ...others].map((value) => `personal data nobody sent: ${value}`)
}

export const cpfsOf = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g)]
    .map(([match]) => match.replace(/\D/g, ''))
    .filter((digits) => cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9))
