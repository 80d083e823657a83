import type { Page } from '@playwright/test'

/**
 * Adds a virtual platform authenticator to the browser. It answers no request until `touch(true)` is called,
 * and then every request.
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
