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

describe('a mail that a server did not take', () => {
  test.each(steps)('is tried again soon when its connection is cut: %s', async (step) => {
    expect(await send(step, 'cut')).toEqual(['Error', 0])
  })

  test.each(steps)('is tried again soon when no answer comes in time: %s', async (step) => {
    expect(await send(step, 'silence')).toEqual(['Error', 0])
  })

  test.each([...steps, 'END'] as const)('is tried again soon after 4xx: %s', async (step) => {
    const [outcome] = await send(step, '451 try again later')
    expect(outcome).toBe('Error')
  })

  test.each(['MAIL', 'RCPT', 'DATA', 'END'] as const)(
    'is refused for good by 5xx: %s',
    async (step) => {
      const [outcome] = await send(step, '550 not here')
      expect(outcome).toBe('RefusedMessage')
    },
  )

  test.each(['greeting', 'EHLO', 'AUTH'] as const)(
    'is not refused by what a server says of itself: 5xx, %s',
    async (step) => {
      expect(await send(step, '554 no service')).toEqual(['Error', 0])
    },
  )
})

describe('a mail that went out whole', () => {
  test.each(['cut', 'silence'] as const)(
    'may be delivered without an answer: %s',
    async (reply) => {
      expect(await send('END', reply)).toEqual(['LostAnswer', 1])
    },
  )

  test('is sent when the server has taken it, whatever it says to the goodbye', async () => {
    expect(await send('QUIT', 'cut')).toEqual(['sent', 1])
  })

  test('can be ended by one press in a mail program where its receiver can end such mails, and only there', async () => {
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

  test('has the same id each time, and says that no machine is to answer it', async () => {
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
