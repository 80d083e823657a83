import { type InstitutionRow, insertInstitution, lockInstitutions } from '#db/queries/institutions'
import { withLookup } from '#db/transaction'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret'
import { codeName, displayName } from '#lib/domain/access/names'
import { normalizeCnpj } from '#lib/domain/documents/cnpj'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { institutionAliases } from '#lib/services/institutions/parts/institution-aliases'
import { requireOwnCnpj } from '#lib/services/institutions/parts/require-own-cnpj'
import { recordOperatorAudit } from '#lib/services/kernel/record-operator-audit'

const SETTINGS = { balanceDeadlineSeconds: 120, callTimeoutSeconds: 10 }

export type NewInstitution = Pick<
  InstitutionRow,
  'code' | 'name' | 'legalName' | 'cnpj' | 'kind' | 'products'
> & {
  settings: Partial<InstitutionRow['settings']>
  aliases?: readonly string[]
}

/**
 * Adds an institution for every organization; the secret that signs its reports is returned only here.
 * @throws name_taken, cnpj_taken, invalid_name, invalid_setting
 * @withoutPermission an administrator does it at the command line
 * @withoutTrace it belongs to no organization with an audit
 */
export const createInstitution = async (
  context: Context,
  input: NewInstitution,
): Promise<{ secret: string }> => {
  const cnpj = normalizeCnpj(input.cnpj)
  if (!cnpj) throw new DomainError('invalid_setting', { field: 'cnpj' })
  const secret = newInstitutionSecret()
  const given: InstitutionRow = {
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
      ...given,
      aliases: await institutionAliases(tx, { ...given, aliases: input.aliases ?? [] }),
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
