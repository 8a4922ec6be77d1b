import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from '#backend/mail/letter.ts'

export interface Postman {
  send(letter: Letter): Promise<void>
}

/** How long a mail server may stay silent, in milliseconds. */
const silenceMs = 8_000

/** Sends over SMTP. */
export function smtpPostman(url: string, from: string): Postman {
  const transport = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })
  return {
    async send({ name: _, ...letter }) {
      await transport.sendMail({ from, ...letter })
    },
  }
}

/** Writes each mail as an .eml file into a folder: the outbox of a shop without a mail server. */
export function outboxPostman(folder: string, from: string): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ name, ...letter }) {
      const { message } = await transport.sendMail({ from, ...letter })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Mails carry addresses and new passwords: nobody else on this machine reads them.
      await writeFile(join(folder, `${name}.eml`), message.toString(), { mode: 0o600 })
    },
  }
}
