import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { ContentLanguage } from '#content-language.ts'
import { RefusedMessage } from '#outbox/delivery-errors.ts'

/** An update ready to send: a template that the company has registered with its provider, and what goes into it. */
export interface UpdateMessage {
  /** File name in the outbox, without extension. */
  name: string
  /** E.164. */
  to: string
  template: string
  language: ContentLanguage
  values: readonly string[]
  /** The template with its values, as the buyer reads it. */
  text: string
}

/** What takes messages for WhatsApp. */
export interface UpdateTransport {
  /** Host and port of the provider, or the folder; without path and token. */
  server: string
  /** Throws RefusedMessage for a message that it never takes, and any other error for one that can be tried again. */
  send(message: UpdateMessage): Promise<void>
}

const timeoutMs = 8_000

/** Statuses that a message gets by itself, and not the provider's state, our token or our rate. */
const finalStatuses: ReadonlySet<number> = new Set([400, 404, 410, 422])

const bodyOf = ({ to, template, language, values }: UpdateMessage) => ({
  messaging_product: 'whatsapp',
  to: to.replace('+', ''),
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
  },
})

/** Sends over HTTPS in the format of Meta's Cloud API, which resellers have too. */
export const httpTransport = (url: string, token: string): UpdateTransport => ({
  server: new URL(url).host,
  async send(message) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify(bodyOf(message))
    const response = await withDeadline(timeoutMs, async (signal) => {
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
      // A body that is not read holds its connection.
      await answer.body?.cancel()
      return answer
    })
    if (finalStatuses.has(response.status)) throw new RefusedMessage(response.status)
    // The log has no messages of errors, but this number.
    if (!response.ok)
      throw Object.assign(new Error(`status ${response.status}`), { responseCode: response.status })
  },
})

/** Writes each update as a .json file into a folder, for a demo without a provider. */
export const folderTransport = (folder: string): UpdateTransport => ({
  server: folder,
  async send({ name, ...message }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Updates contain phone numbers: only the owner of the process may read them.
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(message, null, 2)}\n`, {
      mode: 0o600,
    })
  },
})

interface TransportSettings {
  whatsapp: { url: string; token: string } | undefined
  hasSandbox: boolean
  dataDir: string
}

/** The provider of updates by WhatsApp; in a demo a folder in its place, otherwise null without one. */
export function openUpdateTransport({
  whatsapp,
  hasSandbox,
  dataDir,
}: TransportSettings): UpdateTransport | null {
  if (whatsapp) return httpTransport(whatsapp.url, whatsapp.token)
  return hasSandbox ? folderTransport(join(dataDir, 'updates')) : null
}
