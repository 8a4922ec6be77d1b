import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { TrustProxy } from '@etalase/contract/rules/network.ts'
import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import type { Dictionary } from '#encode/dictionary.ts'
import { Admission } from '#gate/admission.ts'
import { answerCall, callsFor } from '#gate/answer-call.ts'
import { answerDirectly } from '#gate/answer-directly.ts'
import { FailurePages, retryAfter } from '#gate/failure-pages.ts'
import { finisherOf } from '#gate/finish-response.ts'
import { normalise } from '#gate/normalise.ts'
import { type Outcome, Pages } from '#gate/pages.ts'
import { prepareCall } from '#gate/prepare-call.ts'
import { PrivatePages } from '#gate/private-pages.ts'
import { Renderer } from '#gate/render.ts'
import { setClientAddress } from '#gate/request-parts.ts'
import { sendBusy } from '#gate/send-busy.ts'
import type { SharedPage, Target } from '#gate/target.ts'
import { TemplatePages } from '#gate/template-pages.ts'
import type { Handle } from '#next/ask-next.ts'
import type { ConfiguredHeaders } from '#next/configured-headers.ts'
import { html, type Variant } from '#next/variants.ts'
import { admissionOf, type WaitingRoom } from '#queue/waiting-room.ts'
import { forOneShopper, sendStatus, sendWhole, type WholeResponse } from '#respond/send.ts'
import type { Site } from '#site/site.ts'

interface Surroundings {
  site: Site
  /** Next's request handler. */
  handle: Handle
  port: number
  /** Headers from the app's settings for responses that Next does not make. */
  configuredHeaders: ConfiguredHeaders
  trustedProxies: TrustProxy
  /** The dictionary against which pages are compressed for browsers that have it; null for none. */
  dictionary: Dictionary | null
  /** Addresses of files that are sent as they are. */
  files: ReadonlySet<string>
  /** Answers requests for the server itself. */
  answerItself: RequestListener
  answerPicture: RequestListener
  /** The queue in front of the shop; null without one. */
  room: WaitingRoom | null
  /** Called with each request and its route. */
  count: (request: IncomingMessage, response: ServerResponse, label: string) => void
  /** Called with the cache state of each shared page. */
  countPage: (state: string) => void
}

type Of<Kind extends Target['kind']> = Extract<Target, { kind: Kind }>

/** Addresses whose failures are not read as pages. */
const filePath = /^\/(?:_next|_data)\/|^[^?]*\.md(?:\?|$)/

const allowed = (methods: readonly string[] = []): Record<string, string> =>
  methods.length > 0 ? { Allow: methods.join(', ') } : {}

/**
 * Makes a negotiated response private to its client, when most clients get another one at its address. So the page there need not name
 * `Accept` in `Vary`, which would make caches keep one copy for each kind of browser, or none.
 */
const negotiated = (whole: WholeResponse, location: string | undefined): WholeResponse =>
  location === undefined
    ? whole
    : {
        ...whole,
        headers: {
          ...whole.headers,
          'cache-control': 'private, no-cache',
          'content-location': location,
          vary: 'Accept',
        },
      }

/** Sends an empty 500 without the headers of the failed response. */
function sendServerError(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(500, { 'Cache-Control': 'no-store' }).end()
}

/**
 * Stands in front of Next: determines the target of a request, answers it from the page cache if possible, and otherwise lets Next render
 * it once a slot is free.
 */
export class Gate {
  readonly #around: Surroundings
  readonly #admission: Admission
  readonly #pages: Pages
  readonly #failures: FailurePages
  readonly #privatePages: PrivatePages
  readonly #templates: TemplatePages

  constructor(around: Surroundings) {
    const { site, handle, port, dictionary } = around
    const admission = new Admission()
    this.#around = around
    this.#admission = admission
    this.#pages = new Pages(
      new Renderer(handle, port),
      admission,
      finisherOf({ ...site, dictionary }),
    )
    this.#failures = new FailurePages(this.#pages, site.routes)
    this.#privatePages = new PrivatePages(handle, admission, this.#failures)
    this.#templates = new TemplatePages(handle, port, admission, this.#failures)
  }

  /** Renders the failure pages in advance. */
  prepare(): Promise<void> {
    return this.#failures.prepare()
  }

  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { site, files, count } = this.#around
    const { target, url } = normalise(site, request, (path) => files.has(path))
    const { label } = target
    count(request, response, label)
    request.url = url
    const fail = (error: unknown) => this.#handleError(request, response, { label, error })
    try {
      this.#admit(request, response, target)?.catch(fail)
    } catch (error) {
      void fail(error)
    }
  }

  /** Answers shoppers whom the queue admits; the queue answers all others itself. */
  #admit(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> | void {
    const admitted = this.#around.room?.admit({ request, response, wanted: target }) ?? true
    if (admitted === true) return this.#answer(request, response, target)
    if (admitted === false) return
    return admitted.then((isIn) => (isIn ? this.#answer(request, response, target) : undefined))
  }

  /** Returns no promise for cache hits, which are most requests. */
  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
  ): Promise<void> | void {
    switch (target.kind) {
      case 'refused':
        return sendStatus(response, target.status, allowed(target.allow))
      case 'options':
        return sendStatus(response, 204, allowed(target.allow))
      case 'moved':
        return sendStatus(response, target.status, { Location: target.location })
      case 'own':
        return this.#around.answerItself(request, response)
      case 'picture':
        return this.#around.answerPicture(request, response)
      case 'shared':
        return this.#sendShared(request, response, target)
      case 'data':
        return this.#sendData(request, response, target)
      case 'private': {
        return this.#privatePages.send(request, response, { ...target, ...this.#sender(request) })
      }
      case 'template':
        return this.#templates.send(request, response, { ...target, ...this.#sender(request) })
      case 'direct':
        return this.#answerCall(request, response, target)
      case 'missing':
        return this.#sendFailure(request, response, { route: target.label, status: 404 })
    }
  }

  /** Calls that read wait for a slot of their name. Writes, such as orders, never wait. */
  #answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    { reads, answersHead }: Of<'direct'>,
  ): Promise<void> {
    const sender = this.#sender(request)
    prepareCall(request, answersHead)
    const { handle, configuredHeaders } = this.#around
    const calls = callsFor(request)
    const answer = () =>
      calls
        ? answerCall(calls, request, response, configuredHeaders)
        : answerDirectly(handle, request, response)
    if (reads === null) return answer()
    const isGone = () => response.destroyed
    const unlessGone = async () => (isGone() ? undefined : answer())
    return this.#admission.run(reads, unlessGone, { ...sender, isGone })
  }

  /** Sends a failure page, or its status alone where no page is expected. */
  #sendFailure(
    request: IncomingMessage,
    response: ServerResponse,
    failure: { route: string; status: 404 | 503 },
  ): Promise<void> | void {
    if (!filePath.test(request.url ?? '')) return this.#failures.send(request, response, failure)
    return sendStatus(response, failure.status, failure.status === 503 ? retryAfter : {})
  }

  #clientOf(request: IncomingMessage): string {
    return setClientAddress(request, this.#around.trustedProxies)
  }

  #load(request: IncomingMessage, page: SharedPage, variant: Variant): Promise<Outcome> {
    const { client, isAdmitted } = this.#sender(request)
    return this.#pages.load(page, variant, client, isAdmitted)
  }

  /** Returns the client to which a slot is charged: a network, or one shopper whom the queue has admitted. */
  #sender(request: IncomingMessage) {
    const network = this.#clientOf(request)
    const admission = admissionOf(request)
    return { client: admission ?? network, isAdmitted: admission !== undefined }
  }

  /** Sends a shared page or file. */
  #sendShared(
    request: IncomingMessage,
    response: ServerResponse,
    target: Of<'shared'>,
  ): Promise<void> | void {
    const { page, variant, size, label, contentLocation, isAtData } = target
    // A cache that ignores `Vary` would send the page in place of data.
    const isOwn = isAtData ?? this.#around.room?.covers(request, target) ?? false
    const send = (outcome: Outcome) => {
      if (outcome.kind === 'missing' || outcome.kind === 'failed') {
        const status = outcome.kind === 'missing' ? 404 : 503
        return this.#sendFailure(request, response, { route: label, status })
      }
      const state = outcome.response.headers['x-nextjs-cache']
      if (typeof state === 'string') this.#around.countPage(state)
      const isSized = outcome.kind === 'page' && size !== null
      const whole = isSized ? this.#pages.withSize(outcome, size) : outcome.response
      const own = isOwn ? forOneShopper(whole) : whole
      return sendWhole(request, response, negotiated(own, contentLocation))
    }
    const found = this.#pages.find(page, variant)
    return found === null ? this.#load(request, page, variant).then(send) : send(found)
  }

  /** Sends the data with the hash, or else the page's current data with `no-store`. */
  async #sendData(
    request: IncomingMessage,
    response: ServerResponse,
    { page, hash }: Of<'data'>,
  ): Promise<void> {
    const known = this.#pages.findData(hash)
    if (known !== undefined) return sendWhole(request, response, known)
    const outcome =
      page && (this.#pages.find(page, html) ?? (await this.#load(request, page, html)))
    const data = outcome?.kind === 'page' ? outcome.page.data : null
    if (data === null) return sendStatus(response, outcome?.kind === 'failed' ? 503 : 404)
    const headers = { ...data.response.headers, 'cache-control': 'no-store' }
    const current = { ...data.response, headers }
    sendWhole(request, response, data.hash === hash ? data.response : current)
  }

  /** Answers after an error; 503 when too many requests wait. */
  async #handleError(
    request: IncomingMessage,
    response: ServerResponse,
    { label, error }: { label: string; error: unknown },
  ): Promise<void> {
    // A client that has disconnected is not an error.
    if (response.destroyed) return
    if (error instanceof TooManyWaiting && !response.headersSent) {
      const { findRoute, actions } = this.#around.site
      if (findRoute(label)?.kind === 'call') return sendBusy(response, actions.busyBody(label))
      await this.#failures.send(request, response, { route: label, status: 503 })
      return
    }
    console.error(`${request.method} ${label} failed`, error)
    sendServerError(response)
  }
}
