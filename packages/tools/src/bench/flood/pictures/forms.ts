import { Agent, request } from 'node:http'

/** A form body, encoded once: a copy per request would keep this process busy, which also measures response times. */
interface Form {
  body: Buffer
  type: string
}

/** Encodes the form that returns an order, with pictures. */
export async function returnForm(pictures: readonly Buffer[]): Promise<Form> {
  const form = new FormData()
  form.set('reason', 'DAMAGED')
  form.set('words', 'A seam is open.')
  for (const picture of pictures)
    form.append('pictures', new File([new Uint8Array(picture)], 'seam.jpg'))
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  return { body: Buffer.from(await whole.arrayBuffer()), type }
}

interface To {
  url: string
  cookie: string
  atOnce: number
}

/** Sends a form and returns the status; 0 when the shop rejects it unread and closes the connection. */
const send = (agent: Agent, { url, cookie }: To, { body, type }: Form): Promise<number> =>
  new Promise((resolve) => {
    const { origin } = new URL(url)
    const headers = { origin, cookie, 'content-type': type, 'content-length': body.length }
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('close', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })

/** Sends forms concurrently, in rotation. Returns the statuses. */
export async function sendForms(to: To, forms: readonly Form[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const all = Array.from({ length: to.atOnce }, (_, turn) => forms[turn % forms.length])
  try {
    return await Promise.all(all.map((form) => (form ? send(agent, to, form) : 0)))
  } finally {
    agent.destroy()
  }
}
