import { randomUUID } from 'node:crypto'
import type { operatorOf } from './operator.ts'
import type { Settings } from './settings.ts'

type Operator = ReturnType<typeof operatorOf>

const ORGANIZATION = 'Agency'
/** Public: the same in every copy of a program, of letters in both cases. */
const CLIENT_ID = 'pUbLiCcLiEnTiDoFpRoGrAmS0123456'
const PASSWORD = 'a password of a program'

/**
 * What an operator sets up so that programs written for another service of this kind go on with a new address and new credentials: the
 * institutions by the names those programs use, tables under the ids they know by heart, an application with the public client id, and
 * a service account for each of two programs.
 */
export const movePrograms = async (operator: Operator, origin: string): Promise<Settings> => {
  const [bmsTable, qiTable, configId] = [randomUUID(), randomUUID(), randomUUID()]
  const inOrganization = (line: string, input?: string) => operator(`${line} -o ${ORGANIZATION}`, input)
  await operator(`organization create ${ORGANIZATION}`)
  await operator(
    `institution create qi --name QI --legal-name "QI Sandbox SCD" --cnpj 12345678000195 --products fgts,clt`,
  )
  await operator(
    `institution create bms --name BMS --legal-name "BMS Sandbox SCD" --cnpj 45723174000110 --products fgts`,
  )
  await inOrganization('organization default-institution qi')
  await inOrganization(`fee-table create qi normal --rate 0.018 --default`)
  await inOrganization(`fee-table create bms normal --rate 0.018 --fee fixed:20.00 --default`)
  await inOrganization(`clt-config create qi padrao --rate 0.0349 --terms 6,12,24,36 --default`)
  await inOrganization(`application create Programs --client-id ${CLIENT_ID} --scopes fgts,clt,webhooks,read`)
  await inOrganization(
    `application password-grant ${CLIENT_ID} on --username sales@agency.example.com --password-stdin`,
    PASSWORD,
  )
  return {
    base: `${origin}/api`,
    clientId: CLIENT_ID,
    username: 'sales@agency.example.com',
    password: PASSWORD,
    audience: 'https://bff.example.com',
    feesIds: [qiTable, bmsTable],
    configId,
  }
}
