import {
  type InstitutionRow,
  insertInstitution,
  lockInstitutions,
} from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'
import { normalizeCnpj } from '#lib/domain/documents/cnpj.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { codeName, displayName } from '#lib/domain/names.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionAliases } from '#lib/services/institutions/parts/institution-aliases.ts'
import { requireOwnCnpj } from '#lib/services/institutions/parts/require-own-cnpj.ts'
import { recordOperatorAudit } from '#lib/services/kernel/record-operator-audit.ts'

const SETTINGS = { balanceDeadlineSeconds: 120, callTimeoutSeconds: 10 }

export type NewInstitution = Pick<
  InstitutionRow,
  'code' | 'name' | 'legalName' | 'cnpj' | 'kind' | 'products'
> & {
  settings: Partial<InstitutionRow['settings']>
  aliases?: readonly string[]
}

/**
 * Returns the secret that signs the institution's reports; it cannot be read later.
 * @throws name_taken, cnpj_taken, invalid_name, invalid_setting
 * @withoutPermission an administrator runs it at the command line
 * @withoutTrace `recordOperatorAudit` writes to the audit of every organization
 */
export const createInstitution = async (
  context: Context,
  input: NewInstitution,
): Promise<{ secret: string }> => {
  const cnpj = normalizeCnpj(input.cnpj)
  if (!cnpj) throw new DomainError('invalid_setting', { field: 'cnpj' })
  const secret = newInstitutionSecret()
  const institution: InstitutionRow = {
    code: codeName(input.code),
    aliases: [],
    name: displayName(input.name),
    legalName: displayName(input.legalName),
    cnpj,
    kind: input.kind,
    products: input.products,
    sealedSecret: encryptInstitutionSecret(secret),
    settings: { ...SETTINGS, ...input.settings },
    active: true,
    createdAt: context.now,
  }
  await withLookup({}, async (tx) => {
    await lockInstitutions(tx)
    const row = {
      ...institution,
      aliases: await institutionAliases(tx, { ...institution, aliases: input.aliases ?? [] }),
    }
    if (!(await insertInstitution(tx, row))) throw new DomainError('name_taken', { name: row.code })
    await requireOwnCnpj(tx, row)
    await recordOperatorAudit(tx, context, {
      action: 'institution_created',
      subjectType: 'institution',
      subjectId: row.code,
      details: { kind: row.kind, products: row.products },
    })
  })
  return { secret }
}
