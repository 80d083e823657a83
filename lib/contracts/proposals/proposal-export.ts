import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { EXPORT_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { trackingQuery } from './tracking-query.ts'

const idsField = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(idField).max(100))

export const exportProposalsContract = panelContract({
  name: 'exportProposals',
  path: '/panel/proposals/export',
  query: trackingQuery.extend({
    ids: idsField.optional().meta({ description: 'Só estas, separadas por vírgulas; no máximo 100.' }),
    cpf: z.enum(['masked', 'whole']).default('masked').meta({ description: 'whole fica registrado.' }),
    why: z
      .enum(EXPORT_REASONS)
      .optional()
      .meta({ description: 'Por que com CPF completo; sem motivo é recusado.' }),
  }),
  response: z.string(),
  codes: [
    'permission_denied',
    'link_invalid',
    'reveal_reason_required',
    'reveal_limit_reached',
    'second_factor_stale',
  ],
})

/** Encrypts a search text, because no CPF or name may be in a URL. */
export const encryptSearchCommand = command({
  name: 'encryptSearch',
  body: z.object({ search: z.string().overwrite(plainText).min(1).max(120) }),
  response: z.object({ searchToken: z.string() }),
  codes: [],
})
