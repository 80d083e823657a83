import { isDay } from '#lib/domain/calendar.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'
import { UUID } from '#lib/domain/uuid.ts'

const HIDDEN_TEXT = '***'
const HIDDEN_NUMBER = '*** (number)'
const HIDDEN_FLAG = '*** (boolean)'
const HIDDEN_NAME = '***'
const OMITTED = '*** (omitted)'

const MOST_ELEMENTS = 100
const MOST_DEPTH = 12

/** Eight digits, with or without separators, may be a CPF, a phone number or an account number. */
const LONG_DIGITS = /(?:\d[.-]?){8}/
const MOST_AMOUNT = 10_000_000

/** An id needs a digit; a code is one word in a single case. A full or capitalized name matches neither. */
const isShortId = (text: string) => /^(?=.*\d)[A-Za-z\d][\w.-]{0,99}$/.test(text) && !LONG_DIGITS.test(text)
const isId = (value: string) => UUID.test(value) || isContractNumber(value) || isShortId(value)
const isCode = (value: string) =>
  /^([a-z][a-z\d_.-]{0,79}|[A-Z][A-Z\d_]{0,79})$/.test(value) && !LONG_DIGITS.test(value)
const isInstant = (value: string) =>
  isDay(value) || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.test(value)
const isAmount = (value: string) => /^-?\d{1,7}([.,]\d{1,20})?%?$/.test(value)
const isPointer = (value: string) => /^(\/[A-Za-z]\w{0,59}|\/\d{1,3})+$/.test(value)

type TextRule = (value: string) => boolean

const words = (text: string) => text.trim().split(/\s+/)

const RULES: ReadonlyMap<string, TextRule> = new Map(
  (
    [
      [
        isId,
        `id ids simulationid idsimulation fgtssimulationid simulationfeesid balanceid consultid proposalid operationid
         configid queryid itemid externalreference requestid webhookid eventid contractnumber`,
      ],
      [
        isCode,
        `status previousstatus statusreason code codes type kind provider product error granttype tokentype scope reason
         format event decision product whoacts slug`,
      ],
      [
        isInstant,
        `duedate releasedate createdat updatedat expiresat timestamp acceptedat signedat paidat canceledat completedat
         authorizedat validuntil deadline`,
      ],
      [
        isAmount,
        `amount availablebalance emissionamount totalbalance totalinstallments iof tc insuranceamount totalamount
         targetamount issueamount disbursedissueamount iofamount feeamount installmentfacevalue disbursedamount
         availablemarginvalue tax cet annualcet cetmonthly monthlyrate monthlyinterestrate value numberofinstallments
         mininstallments maxinstallments page pages limit total sequence expiresin retryafterseconds`,
      ],
      [isPointer, 'pointer'],
      [() => false, 'default optional isinsured livemode active retryable includeexpired'],
    ] as const
  ).flatMap(([rule, names]) => words(names).map((name) => [name, rule] as const)),
)

const ruleOf = (name: string) => RULES.get(name.replaceAll(/[_-]/g, '').toLowerCase())

/** Masks a body: only members listed in `RULES` keep their values, and only values of the expected form. */
export const maskBody = (body: unknown): unknown => maskValue(body, { rule: undefined, depth: 0 })

type Place = { rule: TextRule | undefined; depth: number }

const maskValue = (value: unknown, place: Place): unknown => {
  if (value === null) return null
  if (typeof value === 'string') return place.rule?.(value) ? value : HIDDEN_TEXT
  if (typeof value === 'number') return place.rule && Math.abs(value) < MOST_AMOUNT ? value : HIDDEN_NUMBER
  if (typeof value === 'boolean') return place.rule ? value : HIDDEN_FLAG
  if (typeof value !== 'object' || place.depth >= MOST_DEPTH) return OMITTED
  return Array.isArray(value) ? maskArray(value, place) : maskObject(value, place)
}

const maskArray = (values: readonly unknown[], { rule, depth }: Place): unknown[] => [
  ...values.slice(0, MOST_ELEMENTS).map((value) => maskValue(value, { rule, depth: depth + 1 })),
  ...(values.length > MOST_ELEMENTS ? [OMITTED] : []),
]

const maskObject = (value: object, { depth }: Place) => {
  const members = Object.entries(value)
  const masked = members
    .slice(0, MOST_ELEMENTS)
    .map(([name, member]) => [maskName(name), maskValue(member, { rule: ruleOf(name), depth: depth + 1 })])
  return Object.fromEntries(members.length > MOST_ELEMENTS ? [...masked, [OMITTED, OMITTED]] : masked)
}

/** Masks a member's name that may itself be personal data, as in an object keyed by CPF or e-mail. */
const maskName = (name: string) =>
  /^[A-Za-z_][\w-]{0,59}$/.test(name) && !/\d{4}/.test(name) ? name : HIDDEN_NAME

const isWord = (segment: string) => /^[a-z][A-Za-z-]{0,39}$/.test(segment)

/** Masks a path: segments that are neither words nor ids, and query values that no rule allows. */
export const maskPath = (path: string): string => {
  const [address = '', query] = path.split('?', 2)
  const masked = address
    .split('/')
    .map((segment) => (segment === '' || isWord(segment) || isId(segment) ? segment : HIDDEN_TEXT))
    .join('/')
  if (query === undefined) return masked
  const members = [...new URLSearchParams(query)].map(
    ([name, value]) => `${maskName(name)}=${ruleOf(name)?.(value) ? value : HIDDEN_TEXT}`,
  )
  return `${masked}?${members.join('&')}`
}

const isDigest = (text: string) => /^[\da-f]{64}$/.test(text)

/** Returns an id from a header; null if the text does not look like an id. */
export const maskId = (text: string | undefined): string | null => {
  if (text === undefined || text.length > 200) return null
  return text.split(':').every((part) => isId(part) || isCode(part) || isDigest(part)) ? text : null
}
