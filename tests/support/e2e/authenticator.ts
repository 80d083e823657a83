import type { Page } from '@playwright/test'

/**
 * Gives the browser a platform authenticator, as a phone or a laptop has one. Without a touch it answers
 * nothing; `touch(true)` answers every question from then on.
 */
export const e2eAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: false },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
  const touch = (enabled: boolean) =>
    client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const keys = async () =>
    (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  return { touch, keys }
}
