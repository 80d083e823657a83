import {
  findInstitution,
  type InstitutionRow,
  lockInstitutions,
  updateInstitution,
} from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import { normalizeCnpj } from '#lib/domain/documents/cnpj.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { displayName } from '#lib/domain/names.ts'
import type { Context } from '#lib/services/context.ts'
import { institutionAliases } from '#lib/services/institutions/parts/institution-aliases.ts'
import { requireOwnCnpj } from '#lib/services/institutions/parts/require-own-cnpj.ts'
import { recordOperatorAudit } from '#lib/services/kernel/record-operator-audit.ts'

type Changes = Partial<
  Pick<InstitutionRow, 'aliases' | 'name' | 'legalName' | 'cnpj' | 'products' | 'active' | 'settings'>
>

/**
 * A change affects every organization.
 * @throws not_found, invalid_name, name_taken, cnpj_taken, invalid_setting
 * @withoutPermission an administrator runs it at the command line
 * @withoutTrace `recordOperatorAudit` writes to the audit of every organization
 */
export const changeInstitution = (
  context: Context,
  input: { code: string; changes: Changes },
): Promise<void> =>
  change(context, input.code, {
    row: (present) => changed(present, input.changes),
    action: 'institution_changed',
    details: { fields: Object.keys(input.changes) as (keyof Changes)[] },
  })

/** Returns the new secret only this once; the old one is invalid from now on. @throws not_found */
export const rotateInstitutionSecret = async (
  context: Context,
  input: { code: string },
): Promise<{ secret: string }> => {
  const secret = newInstitutionSecret()
  const sealedSecret = encryptInstitutionSecret(secret)
  await change(context, input.code, {
    row: (present) => ({ ...present, sealedSecret }),
    action: 'institution_secret_rotated',
    details: {},
  })
  return { secret }
}

type Change = {
  row: (present: InstitutionRow) => InstitutionRow
  action: string
  details: AuditDetails
}

const change = (context: Context, code: string, { row, action, details }: Change) =>
  withLookup({}, async (tx) => {
    await lockInstitutions(tx)
    const present = await findInstitution(tx, code.trim().toLowerCase())
    if (!present) throw new DomainError('not_found')
    const next = row(present)
    if (next.cnpj !== present.cnpj) await requireOwnCnpj(tx, next)
    await updateInstitution(tx, { ...next, aliases: await institutionAliases(tx, next) })
    await recordOperatorAudit(tx, context, {
      action,
      subjectType: 'institution',
      subjectId: present.code,
      details,
    })
  })

const changed = (present: InstitutionRow, changes: Changes): InstitutionRow => {
  const cnpj = normalizeCnpj(changes.cnpj ?? present.cnpj)
  if (!cnpj) throw new DomainError('invalid_setting', { field: 'cnpj' })
  return {
    ...present,
    ...changes,
    cnpj,
    name: displayName(changes.name ?? present.name),
    legalName: displayName(changes.legalName ?? present.legalName),
    settings: { ...present.settings, ...changes.settings },
  }
}
