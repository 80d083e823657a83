import { randomUUID } from 'node:crypto'
import type { operatorOf } from './operator.ts'
import type { Settings } from './settings.ts'

type Operator = ReturnType<typeof operatorOf>

/** Settings of an FGTS client and a payroll credit client: same client id, separate service accounts. */
type Programs = { sales: Settings; payroll: Settings }

const ORGANIZATION = 'Agency'
/**
 * Every copy of an API client contains this id, so it is not a secret. It has mixed case, like real public
 * client ids.
 */
const CLIENT_ID = 'pUbLiCcLiEnTiDoFpRoGrAmS0123456'
const PASSWORD = 'a password of a program'
const SALES = 'sales@agency.example.com'
const PAYROLL = 'payroll@agency.example.com'
const QI = '--name QI --legal-name "QI Sandbox SCD" --cnpj 12345678000195'
const BMS = '--name BMS --legal-name "BMS Sandbox SCD" --cnpj 45723174000110'

/**
 * Prepares the service for API clients written for another service, with only the address and credentials
 * changed. Creates institutions and price tables with the names and ids that the clients have hard-coded, an
 * application with the public client id, and two service accounts.
 */
export const movePrograms = async (operator: Operator, origin: string): Promise<Programs> => {
  const [qiTable, bmsTable, priceTableId] = [randomUUID(), randomUUID(), randomUUID()]
  const inOrganization = (line: string, input?: string) => operator(`${line} -o ${ORGANIZATION}`, input)
  await operator(`organization create ${ORGANIZATION}`)
  await operator(`institution create qi ${QI} --products fgts,clt --aliases qi-scd`)
  await operator(`institution create bms ${BMS} --products fgts`)
  await inOrganization('organization default-institution qi')
  await inOrganization(
    `fgts-price-table create bms normal --rate 0.018 --fee fixed:20.00 --default --id ${bmsTable}`,
  )
  await inOrganization(`fgts-price-table create qi acelera --rate 0.0204`)
  await inOrganization(`fgts-price-table create qi normal --rate 0.018 --default --id ${qiTable}`)
  await inOrganization(
    `clt-price-table create qi padrao --rate 0.0349 --terms 6,12,24 --default --id ${priceTableId}`,
  )
  await inOrganization(`application create Programs --client-id ${CLIENT_ID} --token-lifetime 86400`)
  for (const username of [SALES, PAYROLL])
    await inOrganization(`service-account add ${CLIENT_ID} ${username} --password-stdin`, PASSWORD)
  const settings = {
    base: `${origin}/api`,
    clientId: CLIENT_ID,
    password: PASSWORD,
    audience: 'https://bff.example.com',
    feesIds: [qiTable, bmsTable],
    priceTableId,
  }
  return { sales: { ...settings, username: SALES }, payroll: { ...settings, username: PAYROLL } }
}
