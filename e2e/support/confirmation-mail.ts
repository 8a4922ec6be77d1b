import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'

/** Returns the path of the mailed link that confirms an address; null while there is none. */
async function pathFor(email: string): Promise<string | null> {
  const outbox = join(e2e.dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  for (const name of names.filter((file) => file.endsWith('-confirm-email.eml'))) {
    const mail = await readFile(join(outbox, name), 'utf8')
    // Quoted-printable: long lines end with '=', and '=' itself is '=3D' (RFC 2045, 6.7).
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    if (text.includes(`To: ${email}`))
      return /\/confirm-email\?token=[\w.-]+/.exec(text)?.[0] ?? null
  }
  return null
}

/** Waits for the mail that confirms an e-mail address. Returns the path of its link. */
export async function confirmationPath(email: string): Promise<string> {
  await expect.poll(() => pathFor(email)).not.toBeNull()
  return (await pathFor(email)) ?? ''
}
