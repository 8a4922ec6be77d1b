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

describe('a cookie that the queue reads', () => {
  it('is the last of two with its name, as for actions and pages', () => {
    const request = requestWith('__Host-ticket=first; a=b; __Host-ticket=last')

    expect(ticket.in(request)).toBe('last')
  })

  it('is found where a peer leaves out the space between pairs', () => {
    expect(ticket.in(requestWith('a=b;__Host-ticket=last'))).toBe('last')
  })

  it.each([undefined, '', 'ticket=weak', '__Host-ticket-other=x', 'a=__Host-ticket=x'])(
    'is not there in %o',
    (cookie) => {
      expect(ticket.in(requestWith(cookie))).toBeUndefined()
    },
  )

  it('is the only one of its name after it was replaced', () => {
    const request = requestWith('__Host-ticket=first;a=b; __Host-ticket=last')

    ticket.replaceIn(request, 'new')

    expect(request.headers.cookie).toBe('a=b; __Host-ticket=new')
  })

  it('is gone with all others of its name when it is taken away', () => {
    const request = requestWith('__Host-ticket=first;a=b; __Host-ticket=last')

    ticket.replaceIn(request, undefined)

    expect(request.headers.cookie).toBe('a=b')
  })
})
