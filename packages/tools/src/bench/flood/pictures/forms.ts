import { Agent, request } from 'node:http'

/** The body of a form, made once: a copy for each that is sent would keep the process busy that times others. */
interface Form {
  body: Buffer
  type: string
}

/** The form that asks to return an order, with pictures. */
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

/** Gives the status of the answer; 0 when the form was refused unread, and cut off while it was sent. */
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

/** Sends forms at once, in turn. Gives the statuses of the answers. */
export async function sendForms(to: To, forms: readonly Form[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const all = Array.from({ length: to.atOnce }, (_, turn) => forms[turn % forms.length])
  try {
    return await Promise.all(all.map((form) => (form ? send(agent, to, form) : 0)))
  } finally {
    agent.destroy()
  }
}
