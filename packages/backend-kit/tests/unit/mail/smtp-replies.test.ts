import { describe, expect, test } from 'vitest'
import { smtpTransport } from '#mail/smtp-transport.ts'
import { type SmtpReply, type SmtpStep, scriptedSmtp } from '#tests/support/scripted-smtp.ts'

const mail = {
  id: 'mail-7-abc',
  name: 'A-order-paid',
  to: 'sari@example.com',
  subject: 'Order A is paid',
  text: 'Thank you',
  html: '<p>Thank you</p>',
}

/** Timeouts in milliseconds for a silent server. */
const waits = { connectionTimeout: 500, greetingTimeout: 300, socketTimeout: 300 }

const signedIn = (url: string) => url.replace('//', '//toko:secret@')

/** Sends a mail to a server with this reply; returns the error's name, and how many messages the server received. */
async function send(step: SmtpStep, reply: SmtpReply) {
  const server = await scriptedSmtp({ [step]: reply })
  try {
    const outcome = await smtpTransport(signedIn(server.url), 'Toko <toko@example.com>', waits)
      .send(mail)
      .then(
        () => 'sent',
        ({ name }: Error) => name,
      )
    return [outcome, server.taken.length]
  } finally {
    server.close()
  }
}

const steps = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const

describe('a mail that the server did not accept', () => {
  test.each(steps)('is retried when the connection is cut: %s', async (step) => {
    expect(await send(step, 'cut')).toEqual(['Error', 0])
  })

  test.each(steps)('is retried when no reply comes in time: %s', async (step) => {
    expect(await send(step, 'silence')).toEqual(['Error', 0])
  })

  test.each([...steps, 'END'] as const)('is retried after 4xx: %s', async (step) => {
    const [outcome] = await send(step, '451 try again later')
    expect(outcome).toBe('Error')
  })

  test.each(['MAIL', 'RCPT', 'DATA', 'END'] as const)(
    'is refused permanently by 5xx: %s',
    async (step) => {
      const [outcome] = await send(step, '550 not here')
      expect(outcome).toBe('RefusedMessage')
    },
  )

  test.each(['greeting', 'EHLO', 'AUTH'] as const)(
    'is not refused permanently by a 5xx about the server itself, %s',
    async (step) => {
      expect(await send(step, '554 no service')).toEqual(['Error', 0])
    },
  )
})

describe('a mail that was sent completely', () => {
  test.each(['cut', 'silence'] as const)('may be delivered without a reply: %s', async (reply) => {
    expect(await send('END', reply)).toEqual(['LostAnswer', 1])
  })

  test('counts as sent once accepted, whatever the reply to QUIT', async () => {
    expect(await send('QUIT', 'cut')).toEqual(['sent', 1])
  })

  test('has one-click List-Unsubscribe only when its recipient can unsubscribe', async () => {
    const server = await scriptedSmtp({})
    const transport = smtpTransport(server.url, 'Toko <toko@example.com>', waits)
    const unsubscribe = 'https://shop.example/stock-alert?stop=abcdefghijklmnopqrstuvwxyz012345'
    await transport.send({ ...mail, unsubscribe })
    await transport.send(mail)
    server.close()
    const [ending = '', other] = server.taken
    expect(ending.replaceAll(/\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(ending).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(other).not.toContain('List-Unsubscribe')
  })

  test('keeps its Message-ID and is marked Auto-Submitted', async () => {
    const server = await scriptedSmtp({})
    const transport = smtpTransport(server.url, 'Toko <toko@example.com>', waits)
    await transport.send(mail)
    await transport.send(mail)
    server.close()
    expect(server.taken).toHaveLength(2)
    for (const message of server.taken) {
      expect(message).toContain('Message-ID: <mail-7-abc@example.com>')
      expect(message).toContain('Auto-Submitted: auto-generated')
    }
  })
})
