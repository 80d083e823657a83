import { type Cpf, normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { type CommandArgs, usageError, wordAt } from './command.ts'

export const parseCustomer = (
  args: CommandArgs,
  organizationId: string,
): { documentNumber: Cpf; key: string } => {
  const documentNumber = normalizeCpf(wordAt(args, 0, 'cpf'))
  if (documentNumber === null) throw usageError('that is not a CPF: its check digits are wrong')
  return { documentNumber, key: customerKeyOf({ organizationId, documentNumber }) }
}
