import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { OwnCookie } from '#queue/own-cookie.ts'

const ticket = new OwnCookie({ name: 'ticket', maxAgeSeconds: 60 }, true)

function requestWith(cookie: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  if (cookie !== undefined) request.headers.cookie = cookie
  return request
}

describe('a cookie read by the queue', () => {
  it('is the last of two with its name, as for actions and pages', () => {
    const request = requestWith('__Host-ticket=first; a=b; __Host-ticket=last')

    expect(ticket.in(request)).toBe('last')
  })

  it('is found without a space between pairs', () => {
    expect(ticket.in(requestWith('a=b;__Host-ticket=last'))).toBe('last')
  })

  it.each([undefined, '', 'ticket=weak', '__Host-ticket-other=x', 'a=__Host-ticket=x'])(
    'is missing in %o',
    (cookie) => {
      expect(ticket.in(requestWith(cookie))).toBeUndefined()
    },
  )

  it('is the only one of its name after a replacement', () => {
    const request = requestWith('__Host-ticket=first;a=b; __Host-ticket=last')

    ticket.replaceIn(request, 'new')

    expect(request.headers.cookie).toBe('a=b; __Host-ticket=new')
  })

  it('disappears with all others of its name when removed', () => {
    const request = requestWith('__Host-ticket=first;a=b; __Host-ticket=last')

    ticket.replaceIn(request, undefined)

    expect(request.headers.cookie).toBe('a=b')
  })
})
