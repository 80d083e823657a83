import { z } from 'zod'
import { amountOf, externalId, upstreamLink } from '#lib/institutions/report-fields.ts'
import type { ListedProposal } from './product-calls.ts'

type Names = Readonly<Record<'link' | 'reference' | 'net' | 'createdAt', string>>

const rowSchema = z.object({
  id: externalId,
  link: upstreamLink,
  reference: z.string().nullish(),
  net: amountOf.nullish(),
  status: z.string().toLowerCase(),
  createdAt: z.coerce.date().nullish().catch(null),
  documentNumber: z.unknown().optional(),
  document_number: z.unknown().optional(),
})

export const listedProposalsOf = (names: Names) =>
  z
    .object({ data: z.array(z.record(z.string(), z.unknown())).max(200) })
    .transform(({ data }) =>
      data.map((wire) => ({
        ...wire,
        ...Object.fromEntries(Object.entries(names).map(([field, name]) => [field, wire[name]])),
      })),
    )
    .pipe(z.array(rowSchema))
    .transform((rows): ListedProposal[] =>
      rows.map(({ id, link, reference, net, status, createdAt, documentNumber, document_number }) => ({
        externalId: id,
        formalizationUrl: link,
        reference: reference ?? null,
        netCents: net ?? null,
        status,
        createdAt: createdAt ?? null,
        documentNumber: documentNumber ?? document_number,
      })),
    )
