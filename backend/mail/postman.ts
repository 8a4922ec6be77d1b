import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from '#backend/mail/letter.ts'

export interface Postman {
  send(letter: Letter): Promise<void>
}

/** Sends over SMTP. */
export function smtpPostman(url: string, from: string): Postman {
  const transport = createTransport(url)
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
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.eml`), message.toString())
    },
  }
}
