import { withTransaction } from '#db/transaction.ts'
import type { OfferData } from '#lib/pdf/offer-data.ts'
import { renderOffer } from '#lib/pdf/render-offer.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { offerData } from '#lib/services/simulations/parts/offer-data.ts'

export type OfferFile = { content: Buffer; contentType: string; filename: string }

/** Returns the offer as a PDF; the download is audited. @throws not_found */
export const getSimulationOffer = async (context: Context, { id }: { id: string }): Promise<OfferFile> => {
  requirePermission(context, 'originate')
  const data = await withTransaction(context, async (tx) => {
    const offer = await offerData(tx, context, id)
    await recordAudit(tx, context, {
      action: 'offer_issued',
      subjectType: 'simulation',
      subjectId: id,
      details: { product: offer.figures.product, expired: offer.expired },
    })
    return offer
  })
  return { content: await renderOffer(data), contentType: 'application/pdf', filename: filenameOf(data) }
}

const filenameOf = ({ simulationId, figures }: OfferData) =>
  `oferta-${figures.product}-${simulationId.slice(-8)}.pdf`
