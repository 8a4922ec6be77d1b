import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailMessage } from '#mail/mail-message.ts'

export interface MailTransport {
  /** Host and port of the mail server, or the folder; without user and password. */
  server: string
  send(content: MailMessage): Promise<void>
}

/** Timeout for the mail server's answers, in milliseconds. */
const timeoutMs = 8_000

/** Sends over SMTP. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    server: new URL(url).host,
    async send({ name: _, ...content }) {
      await transport.sendMail({ from, ...content })
    },
  }
}

/** Writes each mail as an .eml file into a folder, for a shop without a mail server. */
export function outboxTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    server: folder,
    async send({ name, ...content }) {
      const { message } = await transport.sendMail({ from, ...content })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Mails contain addresses and new passwords: only the owner of the process may read them.
      await writeFile(join(folder, `${name}.eml`), message.toString(), { mode: 0o600 })
    },
  }
}
