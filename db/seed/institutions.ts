import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { now } from '#lib/config/clock.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'

/** Names and CNPJs are fictitious. */
const SANDBOX = [
  {
    code: 'aurora',
    name: 'Aurora',
    legalName: 'Aurora Sociedade de Crédito Direto S.A.',
    cnpj: '99100101000100',
  },
  { code: 'caravela', name: 'Caravela', legalName: 'Banco Caravela S.A.', cnpj: '99100202000172' },
  {
    code: 'ipe',
    name: 'Ipê',
    legalName: 'Ipê Crédito, Financiamento e Investimento S.A.',
    cnpj: '99100303000143',
  },
] as const

const SETTINGS: InstitutionRow['settings'] = { balanceDeadlineSeconds: 120, callTimeoutSeconds: 10 }

/** Never overwrites existing institutions, because the operator may have changed them. */
export const seedSandboxInstitutions = async (tx: Connection): Promise<void> => {
  for (const institution of SANDBOX) {
    await tx`
      insert into institutions ${tx({
        ...institution,
        kind: 'sandbox',
        products: ['fgts', 'clt'],
        sealedSecret: encryptInstitutionSecret(newInstitutionSecret()),
        settings: json(tx, SETTINGS),
        active: true,
        createdAt: now(),
      })}
      on conflict (code) do nothing`
  }
}
