import type { CDPSession, Page } from '@playwright/test'

/** Adds a virtual passkey device that verifies the user at once. A browser has one such device at a time. */
export async function addPasskeyDevice(
  page: Page,
): Promise<{ client: CDPSession; device: string }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId: device } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, device }
}
