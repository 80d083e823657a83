import { randomUUID } from 'node:crypto'
import type { operatorOf } from './operator.ts'
import type { Settings } from './settings.ts'

type Operator = ReturnType<typeof operatorOf>

/**
 * The settings of programs that sell advances, and of those that sell payroll credit: the same client id, an
 * account each.
 */
type Programs = { sales: Settings; payroll: Settings }

const ORGANIZATION = 'Agency'
/** Public: the same in every copy of a program, of letters in both cases. */
const CLIENT_ID = 'pUbLiCcLiEnTiDoFpRoGrAmS0123456'
const PASSWORD = 'a password of a program'
const SALES = 'sales@agency.example.com'
const PAYROLL = 'payroll@agency.example.com'
const QI = '--name QI --legal-name "QI Sandbox SCD" --cnpj 12345678000195'
const BMS = '--name BMS --legal-name "BMS Sandbox SCD" --cnpj 45723174000110'

/**
 * What an operator sets up so that programs written for another service of this kind go on with a new address
 * and new credentials: the institutions by the names those programs use, tables under the ids they know by
 * heart, an application with the public client id, and a service account for each of two programs.
 */
export const movePrograms = async (operator: Operator, origin: string): Promise<Programs> => {
  const [qiTable, bmsTable, configId] = [randomUUID(), randomUUID(), randomUUID()]
  const inOrganization = (line: string, input?: string) => operator(`${line} -o ${ORGANIZATION}`, input)
  await operator(`organization create ${ORGANIZATION}`)
  await operator(`institution create qi ${QI} --products fgts,clt --aliases qi-scd`)
  await operator(`institution create bms ${BMS} --products fgts`)
  await inOrganization('organization default-institution qi')
  await inOrganization(
    `fee-table create bms normal --rate 0.018 --fee fixed:20.00 --default --id ${bmsTable}`,
  )
  await inOrganization(`fee-table create qi acelera --rate 0.0204`)
  await inOrganization(`fee-table create qi normal --rate 0.018 --default --id ${qiTable}`)
  await inOrganization(`clt-config create qi padrao --rate 0.0349 --terms 6,12,24 --default --id ${configId}`)
  await inOrganization(`application create Programs --client-id ${CLIENT_ID} --token-lifetime 86400`)
  for (const username of [SALES, PAYROLL])
    await inOrganization(`service-account add ${CLIENT_ID} ${username} --password-stdin`, PASSWORD)
  const settings = {
    base: `${origin}/api`,
    clientId: CLIENT_ID,
    password: PASSWORD,
    audience: 'https://bff.example.com',
    feesIds: [qiTable, bmsTable],
    configId,
  }
  return { sales: { ...settings, username: SALES }, payroll: { ...settings, username: PAYROLL } }
}
