import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { ContentLanguage } from '#content-language.ts'
import { RefusedMessage } from '#outbox/delivery-errors.ts'

/** An update ready to send: a template registered with the provider, and its values. */
export interface UpdateMessage {
  /** File name in the outbox, without extension. */
  name: string
  /** E.164. */
  to: string
  template: string
  language: ContentLanguage
  values: readonly string[]
  /** The template with its values filled in. */
  text: string
}

/** Sends WhatsApp messages. */
export interface UpdateTransport {
  /** Host and port of the provider, or the folder; without path and token. */
  server: string
  /** Throws RefusedMessage for a permanent failure, and any other error for one worth retrying. */
  send(message: UpdateMessage): Promise<void>
}

const timeoutMs = 8_000

/** Statuses caused by the message itself, not by the provider's state, our token or our rate. */
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

/** Sends over HTTPS in the format of Meta's Cloud API, which resellers also use. */
export const httpTransport = (url: string, token: string): UpdateTransport => ({
  server: new URL(url).host,
  async send(message) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify(bodyOf(message))
    const response = await withDeadline(timeoutMs, async (signal) => {
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal })
      // An unread body keeps its connection open.
      await answer.body?.cancel()
      return answer
    })
    if (finalStatuses.has(response.status)) throw new RefusedMessage(response.status)
    // The log omits error messages but keeps this number.
    if (!response.ok)
      throw Object.assign(new Error(`status ${response.status}`), { responseCode: response.status })
  },
})

/** Writes each update as a .json file to a folder, for a demo without a provider. */
export const folderTransport = (folder: string): UpdateTransport => ({
  server: folder,
  async send({ name, ...message }) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Updates contain phone numbers: only the process owner may read them.
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

/** Opens the WhatsApp provider. Without one, a demo writes to a folder, and a real shop gets null. */
export function openUpdateTransport({
  whatsapp,
  hasSandbox,
  dataDir,
}: TransportSettings): UpdateTransport | null {
  if (whatsapp) return httpTransport(whatsapp.url, whatsapp.token)
  return hasSandbox ? folderTransport(join(dataDir, 'updates')) : null
}
