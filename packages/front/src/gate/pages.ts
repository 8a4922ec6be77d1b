import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { LRUCache } from 'lru-cache'
import type { Admission } from '#gate/admission.ts'
import {
  type CachedPage,
  cachedPage,
  foundAs,
  held,
  isRenewedEarly,
  needsRender,
  stateOf,
  withAge,
} from '#gate/cached-page.ts'
import { type Finish, isCutOff, withSize } from '#gate/finish-response.ts'
import { isMissing, type Rendered, type Renderer } from '#gate/render.ts'
import type { SharedPage } from '#gate/target.ts'
import { lastTagChange, now } from '#next/cache-tags.ts'
import { html, type Variant } from '#next/variants.ts'
import { responseSize, type WholeResponse } from '#respond/send.ts'
import { growingCache } from '#shared/growing-cache.ts'

/** The response to a request for a shared page. `page` is cached; `passing`, such as a redirect, is not. */
export type Outcome =
  | { kind: 'page'; page: CachedPage; response: WholeResponse }
  | { kind: 'passing'; response: WholeResponse }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** Bytes of pages and files, and of responses derived from them. */
const maxSize = { pages: 48 * 2 ** 20, derived: 16 * 2 ** 20 }

/** Milliseconds for which a page counts as missing, unless something changes. */
const missingMs = 60_000

/** The client name under which the shop renews pages itself. */
const renewal = 'renewal'

const keyOf = ({ key }: SharedPage, variant: Variant) => `${variant} ${key}`

const isShareable = ({ status, headers }: Rendered) =>
  status === 200 && !/private|no-store/.test(String(headers['cache-control']))

/** Whether a newer render has succeeded. The result may already be due again after another change. */
const isNewer = (renewed: Rendered, found: Rendered) =>
  (renewed.entry?.renderedAt ?? 0) > (found.entry?.renderedAt ?? 0)

/** Returns Next's response; null for a server error, and null with a log line when it broke off. */
async function orNull(rendering: Promise<Rendered>): Promise<Rendered | null> {
  try {
    const rendered = await rendering
    return rendered.status >= 500 ? null : rendered
  } catch (error) {
    console.error('A page broke off', error)
    return null
  }
}

/** All shared pages with their state: fresh, stale, being rendered, or missing. A rendered page stays until its successor is there. */
export class Pages {
  readonly #renderer: Pick<Renderer, 'read' | 'renew'>
  readonly #admission: Pick<Admission, 'run'>
  readonly #finish: Finish
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxSize.pages,
    sizeCalculation: ({ response }, key) => responseSize(response) + key.length,
  })
  /** Data of recently sent pages, by hash, and pages with a size selected. */
  readonly #derived = new LRUCache<string, WholeResponse>({
    maxSize: maxSize.derived,
    sizeCalculation: responseSize,
  })
  /** When pages turned out to be missing (a negative cache). */
  readonly #missing = growingCache<number>(10_000)
  readonly #loading = new Map<string, Promise<Outcome>>()
  readonly #renewing = new Map<string, Promise<Rendered | null>>()

  constructor(
    renderer: Pick<Renderer, 'read' | 'renew'>,
    admission: Pick<Admission, 'run'>,
    finish: Finish,
  ) {
    this.#renderer = renderer
    this.#admission = admission
    this.#finish = finish
  }

  /** Returns the data of a recently sent page by its hash. */
  findData(hash: string): WholeResponse | undefined {
    return this.#derived.get(hash)
  }

  /** Returns a page with the size of its address selected, or the page itself when that size cannot be selected. */
  withSize({ page, response }: Extract<Outcome, { kind: 'page' }>, size: string): WholeResponse {
    if (!page.sizes.includes(size)) return response
    const key = `${response.etag} ${size}`
    const selected = this.#derived.get(key) ?? withSize(page, size)
    this.#derived.set(key, selected)
    return { ...selected, headers: response.headers, age: response.age }
  }

  /** Returns the response that can be sent at once, or null when the page must be loaded first. Renews a page that is due in the background. */
  find(page: SharedPage, variant: Variant): Outcome | null {
    if (this.#isMissing(page.key)) return { kind: 'missing' }
    const cached = this.#pages.get(keyOf(page, variant))
    const state = cached && stateOf(cached)
    if (cached === undefined || state === 'expired') return null
    if (state === 'stale' || isRenewedEarly(cached)) this.#refresh(page, variant)
    const response = state === 'fresh' ? withAge(cached) : foundAs(cached, 'STALE')
    return { kind: 'page', page: cached, response }
  }

  /**
   * Loads a page, once for all concurrent requests (single-flight). Rejects with TooManyWaiting when no slot is free; never for an admitted
   * shopper (Slots).
   */
  load(page: SharedPage, variant: Variant, client: string, isAdmitted = false): Promise<Outcome> {
    const key = keyOf(page, variant)
    const loading = this.#loading.get(key)
    const loadAnew = () => this.load(page, variant, client, isAdmitted)
    if (loading !== undefined) return this.#join(loading, loadAnew)
    const pool = page.isOnRequest ? `${page.pool} on request` : page.pool
    const loaded = this.#admission
      .run(pool, () => this.#load(page, variant, client === renewal), {
        client,
        isAdmitted,
      })
      .finally(() => this.#loading.delete(key))
    this.#loading.set(key, loaded)
    return loaded
  }

  /**
   * Waits for a load that is under way. Loads again when something has changed since it began, or when its client has lost its place in the
   * queue: that must not fail the other clients that wait for it.
   */
  async #join(loading: Promise<Outcome>, loadAnew: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await loading
      const isOld = outcome.kind === 'page' && stateOf(outcome.page) === 'expired'
      return isOld ? loadAnew() : outcome
    } catch (error) {
      if (error instanceof TooManyWaiting) return loadAnew()
      throw error
    }
  }

  /** Renews a page in the background. When no slot is free, the next request tries again. */
  #refresh(page: SharedPage, variant: Variant): void {
    this.load(page, variant, renewal).catch(() => {})
  }

  async #load(page: SharedPage, variant: Variant, isRenewal: boolean): Promise<Outcome> {
    const since = now()
    const found = await this.#read(page, variant)
    if (found === null || !needsRender(page.key, found, isRenewal)) {
      return this.#settle(page, variant, found, since)
    }
    const made = await this.#renewOnce(page)
    if (made !== null && isMissing(made, html)) return this.#setMissing(page, variant, since)
    const renewed = await this.#read(page, variant)
    if (renewed !== null && isNewer(renewed, found)) {
      return this.#settle(page, variant, { ...renewed, isNew: true }, since)
    }
    // For example, the backend is down: keep the existing page.
    const kept = isCutOff(found) ? null : this.#keep(page, variant, found, since)
    return this.#hold(page, variant, kept)
  }

  /** Returns what Next has cached or renders; null when it fails. */
  #read({ key }: SharedPage, variant: Variant): Promise<Rendered | null> {
    return orNull(this.#renderer.read(key, variant))
  }

  /** Renders a page of Next's page cache again, once for all its variants. */
  #renewOnce({ key }: SharedPage): Promise<Rendered | null> {
    const renewing =
      this.#renewing.get(key) ??
      orNull(this.#renderer.renew(key)).finally(() => this.#renewing.delete(key))
    this.#renewing.set(key, renewing)
    return renewing
  }

  #setMissing(page: SharedPage, variant: Variant, since: number): Outcome {
    this.#pages.delete(keyOf(page, variant))
    this.#missing.set(page.key, since)
    return { kind: 'missing' }
  }

  #settle(page: SharedPage, variant: Variant, rendered: Rendered | null, since: number): Outcome {
    if (rendered === null) {
      return this.#hold(page, variant, this.#pages.get(keyOf(page, variant)) ?? null)
    }
    if (isMissing(rendered, variant)) return this.#setMissing(page, variant, since)
    if (!isShareable(rendered)) {
      return { kind: 'passing', response: this.#finish(rendered, page.pool).response }
    }
    const kept = this.#keep(page, variant, rendered, since)
    if (rendered.isNew) return { kind: 'page', page: kept, response: foundAs(kept, 'MISS') }
    if (stateOf(kept) !== 'stale') return { kind: 'page', page: kept, response: withAge(kept) }
    // It was due when read, from the build or from before a restart. This load must end first.
    setImmediate(() => this.#refresh(page, variant))
    return { kind: 'page', page: kept, response: foundAs(kept, 'STALE') }
  }

  #keep(page: SharedPage, variant: Variant, rendered: Rendered, since: number): CachedPage {
    const key = keyOf(page, variant)
    const finished = this.#finish(rendered, page.pool, this.#pages.get(key))
    const made = cachedPage(page, rendered, finished, since)
    const kept = { ...made, response: foundAs(made, 'HIT') }
    this.#pages.set(key, kept)
    this.#missing.delete(page.key)
    if (finished.data) this.#derived.set(finished.data.hash, finished.data.response)
    return kept
  }

  /** Keeps sending an old page for a while, until the next attempt. */
  #hold(page: SharedPage, variant: Variant, old: CachedPage | null): Outcome {
    if (old === null) return { kind: 'failed' }
    const kept = held(old)
    const response = foundAs(kept, 'STALE')
    this.#pages.set(keyOf(page, variant), { ...kept, response })
    return { kind: 'page', page: kept, response }
  }

  #isMissing(key: string): boolean {
    const since = this.#missing.get(key)
    return since !== undefined && now() < since + missingMs && lastTagChange() < since
  }
}
