import { z } from 'zod'
import { type Day, isDay } from '#lib/domain/calendar.ts'
import { type Cpf, readCpf } from '#lib/domain/documents/cpf.ts'
import type { Cents } from '#lib/domain/money.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { readInstant } from '#lib/domain/read-instant.ts'
import { readMoney } from '#lib/domain/read-money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { expectedForms } from './expected-forms.ts'

export const refuse = (ctx: z.RefinementCtx, code: ReasonCode): typeof z.NEVER => {
  ctx.addIssue({ code: 'custom', params: { code } })
  return z.NEVER
}

/** CPF, with or without mask, also as a number or text without leading zeros; decoded to 11 digits. */
export const cpfField = z
  .union([z.string(), z.number()])
  .transform((value, ctx): Cpf => readCpf(value) ?? refuse(ctx, 'invalid_cpf'))
  .meta({ description: 'CPF com ou sem máscara; respondido com 11 dígitos.', example: '52998224725' })
  .register(expectedForms, { kind: 'cpf' })

/** Reais as a number or decimal text (2 decimals, floating-point noise ignored); decoded to cents. */
export const moneyField = z
  .union([z.number(), z.string()])
  .transform((value, ctx): Cents => readMoney(value) ?? refuse(ctx, 'invalid_money'))
  .meta({
    description:
      'Valor em reais com no máximo 2 casas decimais; o resto de ponto flutuante (304.65999999999997, a menos de um milionésimo de centavo) vale o centavo.',
    example: 350.0,
  })
  .register(expectedForms, { kind: 'money' })

/** A day that exists, as `YYYY-MM-DD`. Older API clients send an instant, of which only the day is read. */
export const dayField = z
  .string()
  .transform((text, ctx): Day => {
    const plain = plainText(text)
    const date = readInstant(plain) === null ? plain : plain.slice(0, 10)
    return isDay(date) ? date : refuse(ctx, 'invalid_date')
  })
  .meta({ description: 'Dia no formato AAAA-MM-DD.', example: '2027-03-01' })
  .register(expectedForms, { kind: 'day' })

/** RFC 3339, with or without fractions of a second; the offset is required. */
export const instantField = z
  .string()
  .transform((text, ctx): Date => {
    const instant = readInstant(text)
    return instant instanceof Date ? instant : refuse(ctx, 'invalid_instant')
  })
  .meta({ description: 'Instante RFC 3339, com ou sem milissegundos.', example: '2026-11-21T14:03:20.000Z' })
  .register(expectedForms, { kind: 'instant' })

export const idField = z
  .string()
  .overwrite(plainText)
  .regex(new RegExp(`^${UUID_PATTERN.replaceAll('a-f', 'a-fA-F')}$`))
  .transform((id) => id.toLowerCase())
  .register(expectedForms, { kind: 'uuid' })

export const providerField = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .transform((code) => code.toLowerCase())
  .meta({ example: 'aurora' })
  .register(expectedForms, { kind: 'institution' })

export const textField = (max: number) => z.string().trim().min(1).max(max)

const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export const switchField = z
  .preprocess(
    (value: boolean | number | string) => SWITCHES.get(String(value).trim().toLowerCase()) ?? value,
    z.boolean(),
  )
  .meta({ description: 'true ou false; 1 e 0 também valem.', example: true })
