import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailMessage } from '#mail/mail-message.ts'

export interface MailTransport {
  /** Host and port of the mail server, or the folder; without user and password. */
  server: string
  /** Throws RefusedMessage or LostAnswer; any other error means that a retry may soon succeed. */
  send(mail: SentMail): Promise<void>
}

/** A mail. With an id, all attempts share it; otherwise each attempt gets a new one. */
export interface SentMail extends MailMessage {
  id?: string
}

const domainOf = (from: string) => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Headers for one-click unsubscribing (RFC 2369, RFC 8058). */
const endingHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns a mail's fields, marked as automatic so that other programs don't reply (RFC 3834, 5). */
export const fieldsOf = ({ name: _, id, unsubscribe, ...content }: SentMail, from: string) => ({
  ...content,
  from,
  ...(id ? { messageId: `<${id}@${domainOf(from)}>` } : {}),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe ? endingHeaders(unsubscribe) : {}),
  },
})

/** Writes each mail as an .eml file to a folder, for a shop without a mail server. */
export function outboxTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    server: folder,
    async send(mail) {
      const { message } = await transport.sendMail(fieldsOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Mails contain addresses and new passwords: only the process owner may read them.
      await writeFile(join(folder, `${mail.name}.eml`), message.toString(), { mode: 0o600 })
    },
  }
}
