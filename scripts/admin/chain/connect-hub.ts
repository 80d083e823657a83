import { setTimeout as sleep } from 'node:timers/promises'
import { closePool } from '#db/pool.ts'
import { findUserByEmail } from '#db/queries/access/users.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { listOrganizationsAsOwner } from '#db/queries/organizations/organizations.ts'
import { findPriceChange, listOpenPriceChanges } from '#db/queries/prices/price-changes.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { DEMO_EMAILS } from '#lib/domain/access/demo-accounts.ts'
import { formatCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase, TEST_CASES } from '#lib/domain/institutions/test-cpfs.ts'
import type { Context } from '#lib/services/context.ts'
import { connectInstitution } from '#lib/services/institutions/connect-institution.ts'
import { createInstitution } from '#lib/services/institutions/create-institution.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { importInstitutionPrices } from '#lib/services/prices/import-institution-prices.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { startPriceWhatIf } from '#lib/services/prices/start-price-what-if.ts'
import { operatorContext } from '../operator.ts'

const CODE = 'parceira'
const EXAMPLES = ['100', '901', '921', '930', '932']
const POLL_MS = 200

/** Connects the demo organization to the upstream; repeated at each start, because addresses may change. */
export const connectHub = async (baseAddress: string) => {
  try {
    const context = await managersOfDemo()
    await createOnce()
    const { tables } = await connectInstitution(context('manager'), {
      code: CODE,
      baseAddress,
      provider: 'aurora',
      clientId: 'demo-app',
      clientSecret: 'demo-app-secret',
    })
    await importInstitutionPrices(context('manager'), { code: CODE })
    await approveDrafts(context)
    return { tables, examples: EXAMPLES.map(exampleOf) }
  } finally {
    await closePool()
  }
}

const exampleOf = (digits: string) => ({
  cpf: formatCpf(cpfOfTestCase({ digits })),
  text: TEST_CASES.find((each) => each.digits === digits)?.text.en.toLowerCase() ?? '',
})

type ContextOf = (who: 'manager' | 'secondManager') => Context

const managersOfDemo = async (): Promise<ContextOf> => {
  const organizations = await withLookup({}, listOrganizationsAsOwner)
  const organizationId = organizations.find(({ name }) => name === 'Demo')?.id ?? ''
  const people = await withTransaction({ organizationId }, async (tx) => ({
    manager: await findUserByEmail(tx, { organizationId, email: DEMO_EMAILS.manager }),
    secondManager: await findUserByEmail(tx, { organizationId, email: DEMO_EMAILS.secondManager }),
  }))
  return (who) => {
    const person = people[who]
    if (!person) throw new Error('the demo organization has no managers')
    const { id, name, email, role, teamId, visibility } = person
    return {
      ...operatorContext(organizationId),
      actor: { kind: 'user', id, name, email, role, sessionId: '', teamId, visibility },
    }
  }
}

const createOnce = async (): Promise<void> => {
  if (await withLookup({}, (tx) => findInstitution(tx, CODE))) return
  await createInstitution(operatorContext(''), {
    code: CODE,
    name: 'Parceira',
    legalName: 'Parceira Sociedade de Crédito Direto S.A.',
    cnpj: '45.997.418/0001-53',
    kind: 'origination_api',
    products: ['fgts', 'clt'],
    settings: {},
  })
}

const approveDrafts = async (context: ContextOf): Promise<void> => {
  const { organizationId } = context('manager')
  const open = await withTransaction({ organizationId }, (tx) => listOpenPriceChanges(tx, organizationId))
  const drafts = open.filter(({ institutionCode, status }) => institutionCode === CODE && status === 'draft')
  for (const { id, kind } of drafts) {
    if (kind === 'create' || kind === 'new_version') await computeEffect(context('manager'), id)
    await proposePriceChange(context('manager'), { id })
    await decidePriceChange(context('secondManager'), { id, decision: 'approve', reason: '' })
  }
}

const computeEffect = async (context: Context, id: string): Promise<void> => {
  await startPriceWhatIf(context, { id })
  const { organizationId } = context
  for (;;) {
    const change = await withTransaction(context, (tx) => findPriceChange(tx, { organizationId, id }))
    if (change?.whatIf?.status !== 'running') return
    await sleep(POLL_MS)
  }
}
