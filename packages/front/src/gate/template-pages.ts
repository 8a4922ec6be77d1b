import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { LRUCache } from 'lru-cache'
import type { Admission } from '#gate/admission.ts'
import type { FailurePages } from '#gate/failure-pages.ts'
import { led } from '#gate/lead-on.ts'
import { contextOf, runInContext } from '#log/request-context.ts'
import { askWhole, type Handle, type WholeAnswer } from '#next/ask-next.ts'
import { lastTagChange, now } from '#next/cache-tags.ts'
import { isEmptyDocument } from '#next/page-markup.ts'
import { sendStream } from '#respond/send.ts'

/**
 * Milliseconds for which a template is reused, without and with a change of data. During a sale data changes many times a second, but
 * hardly ever the menu, the only data that a template shows.
 */
const freshMs = { most: 60_000, least: 1_000 }

/** The most templates kept: a page has one for each query that it reads. */
const maxTemplates = 200

const policyHeader = 'content-security-policy'

/** A page that Next rendered without a shopper, with a nonce that only this server knows. */
interface Template {
  status: number
  headers: OutgoingHttpHeaders
  html: string
  nonce: string
  madeAt: number
}

/** A page for one shopper whose HTML is the same for all. */
interface TemplatePage {
  label: string
  /** Path and query, in the form that the page reads. */
  address: string
  client: string
  isAdmitted: boolean
}

const nonceIn = (policy: unknown) => /'nonce-([\w+/=]+)'/.exec(String(policy))?.[1]

function isFresh({ madeAt }: Template): boolean {
  const hasChanged = lastTagChange() >= madeAt
  return now() < madeAt + (hasChanged ? freshMs.least : freshMs.most)
}

async function* whole(body: Buffer) {
  yield body
}

/** Throws when Next failed, or when the response must not be shared. */
async function toTemplate(answer: WholeAnswer, label: string): Promise<Template> {
  const { status } = answer
  if (isEmptyDocument(answer.body) || status >= 500) throw new Error(`${label} could not be made`)
  const { headers, body } = led({ ...answer, body: whole(answer.body) })
  const nonce = nonceIn(headers[policyHeader])
  if (nonce === undefined) throw new Error(`${label} has no nonce in its policy`)
  if (headers['set-cookie'] !== undefined) throw new Error(`${label} sets a cookie`)
  return { status, headers, html: await text(body), nonce, madeAt: now() }
}

/**
 * Pages that Next renders for one shopper although their HTML is the same for all: their scripts fetch the personal data. Each is rendered
 * once, without cookies, and sent with a new nonce each time.
 */
export class TemplatePages {
  readonly #handle: Handle
  readonly #host: string
  readonly #admission: Pick<Admission, 'run'>
  readonly #failures: Pick<FailurePages, 'send'>
  readonly #templates = new LRUCache<string, Template, TemplatePage>({
    max: maxTemplates,
    // Keep a template whose renewal fails: only its menu can become outdated.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _old, { context }) => this.#make(context),
  })

  constructor(
    handle: Handle,
    port: number,
    admission: Pick<Admission, 'run'>,
    failures: Pick<FailurePages, 'send'>,
  ) {
    this.#handle = handle
    this.#host = `localhost:${port}`
    this.#admission = admission
    this.#failures = failures
  }

  /** Rejects with TooManyWaiting when no slot is free for a page that was never rendered. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    page: TemplatePage,
  ): Promise<void> {
    const template = await this.#orNull(page)
    if (template === null) {
      await this.#failures.send(request, response, { route: page.label, status: 503 })
      return
    }
    const { status, headers, html, nonce } = template
    const own = randomBytes(16).toString('base64')
    const policy = String(headers[policyHeader]).replaceAll(nonce, own)
    await sendStream(request, response, {
      status,
      headers: { ...headers, [policyHeader]: policy },
      body: whole(Buffer.from(html.replaceAll(nonce, own))),
    })
  }

  /** Returns the template of a page; null, with a log line, when it cannot be rendered. */
  async #orNull(page: TemplatePage): Promise<Template | null> {
    try {
      return (await this.#find(page)) ?? null
    } catch (error) {
      if (error instanceof TooManyWaiting) throw error
      console.error('A page broke off', error)
      return null
    }
  }

  async #find(page: TemplatePage): Promise<Template | undefined> {
    const known = this.#templates.get(page.address)
    if (known && isFresh(known)) return known
    return this.#templates.fetch(page.address, { context: page, forceRefresh: true })
  }

  /** Renders a page. Rejects when Next fails. */
  #make({ label, address, client, isAdmitted }: TemplatePage): Promise<Template> {
    const render = () =>
      runInContext(contextOf({}), async () => {
        const question = { url: address, headers: { host: this.#host } }
        return toTemplate(await askWhole(this.#handle, question), label)
      })
    return this.#admission.run(label, render, { client, isAdmitted })
  }
}
