import { z } from 'zod'

export type S3Settings = {
  kind: 's3'
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
  timeoutMs: number
}

export type DocumentStorageSettings = { kind: 'disk' } | S3Settings

export const documentStorageVariables = z.object({
  DOCUMENT_STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  S3_ENDPOINT: z
    .string()
    .refine(isPlainAddress, 'must be the address of the store only, as in https://storage.example.com')
    .transform((text) => new URL(text).origin)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, as in sa-east-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, as in origination-documents')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0').optional(),
  S3_TIMEOUT_MS: z
    .string()
    .regex(/^\d{3,5}$/, 'must be a whole number of milliseconds from 100 to 60000')
    .transform(Number)
    .refine((value) => value <= 60_000, 'must be a whole number of milliseconds from 100 to 60000')
    .default(10_000),
})

const REQUIRED = {
  S3_BUCKET: 'is missing: the bucket that keeps the documents',
  S3_ACCESS_KEY_ID: 'is missing: the key id of the store',
  S3_SECRET_ACCESS_KEY: 'is missing: the secret of S3_ACCESS_KEY_ID',
} as const

export const documentStorageProblems = (variables: Variables): { name: string; message: string }[] => {
  if (variables.DOCUMENT_STORAGE === 'disk') return []
  const missing = Object.entries(REQUIRED)
    .filter(([name]) => variables[name as keyof typeof REQUIRED] === undefined)
    .map(([name, message]) => ({ name, message: `${message}, needed with DOCUMENT_STORAGE=s3` }))
  const numeric = /^https?:\/\/(\[|[\d.]+(:|$))/.test(variables.S3_ENDPOINT ?? '')
  return numeric && variables.S3_FORCE_PATH_STYLE !== undefined && !isOn(variables.S3_FORCE_PATH_STYLE)
    ? [...missing, { name: 'S3_FORCE_PATH_STYLE', message: 'must be 1 with the numbers of an address' }]
    : missing
}

export const documentStorageSettingsOf = (variables: Variables): DocumentStorageSettings => {
  if (variables.DOCUMENT_STORAGE === 'disk') return { kind: 'disk' }
  const { S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: pathStyle } = variables
  return {
    kind: 's3',
    endpoint: endpoint ?? `https://s3.${variables.S3_REGION}.amazonaws.com`,
    region: variables.S3_REGION,
    bucket: variables.S3_BUCKET ?? '',
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
    // Amazon accepts buckets in host names; other stores reliably accept them only in paths.
    pathStyle: pathStyle === undefined ? endpoint !== undefined : isOn(pathStyle),
    timeoutMs: variables.S3_TIMEOUT_MS,
  }
}

type Variables = z.output<typeof documentStorageVariables>

const isOn = (text: string) => text === '1' || text === 'true'

function isPlainAddress(text: string) {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && origin === text.replace(/\/$/, '').toLowerCase()
}
