import type { Day } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import type { ConsultFixture } from './consult-fixture.ts'

export const BIRTH = '1990-03-15' as Day

export const pageServices = async () => ({
  ...(await import('#lib/services/clt/get-clt-consent.ts')),
  ...(await import('#lib/services/clt/identify-clt-signer.ts')),
  ...(await import('#lib/services/clt/accept-clt-consent.ts')),
  ...(await import('#lib/services/clt/decline-clt-consent.ts')),
  ...(await import('#lib/services/clt/get-clt-consent-evidence.ts')),
  ...(await import('#lib/services/clt/parts/consent-link.ts')),
})

export const consentPageSteps = (fixture: ConsultFixture, context: Context) => {
  const waiting = async () => {
    const { id, documentNumber, consentLink } = await fixture.create(context)
    return { id, documentNumber, token: consentLink.split('/').at(-1) ?? '' }
  }

  const identified = async () => {
    const link = await waiting()
    const { identifyCltSigner } = await pageServices()
    const { proof } = await identifyCltSigner(await customer(), { ...link, birthDate: BIRTH })
    return { ...link, proof }
  }

  const accepted = async () => {
    const link = await identified()
    const { acceptCltConsent } = await pageServices()
    const acceptedTextSha256 = String((await fixture.row(link.id))?.term_sha256)
    await acceptCltConsent(await customer(), { ...link, acceptedTextSha256 })
    return { ...link, acceptedTextSha256 }
  }

  return { waiting, identified, accepted }
}
