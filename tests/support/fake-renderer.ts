import { EncodedBody } from '@etalase/front/encode/encoded-body.ts'
import type { Admission } from '@etalase/front/gate/admission.ts'
import { finisherOf } from '@etalase/front/gate/finish-response.ts'
import { Pages } from '@etalase/front/gate/pages.ts'
import type { Rendered, Renderer } from '@etalase/front/gate/render.ts'
import type { SharedPage } from '@etalase/front/gate/target.ts'
import { now } from '@etalase/front/next/cache-tags.ts'
import { html, type Variant } from '@etalase/front/next/variants.ts'
import type { WholeResponse } from '@etalase/front/respond/send.ts'
import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { testSite } from '#tests/support/shop-site.ts'
import '@etalase/front/tests/support/start-script.ts'

const script = '<script src="/_next/static/chunks/a.js" async=""></script>'

/** Builds a page as Next does, with the text repeated in the framework's data. */
export const nextPage = (text: string): string => {
  const push = `self.__next_f.push([1,${JSON.stringify(text)}])`
  return `<!DOCTYPE html><html><head></head><body><p>${text}</p>${script}<script>${push}</script></body></html>`
}

/** A fake Next with a page cache. Renders are numbered. */
class FakeRenderer implements Pick<Renderer, 'read' | 'renew'> {
  readonly reads: string[] = []
  readonly renewals: string[] = []
  /** Next's page cache, by key. */
  readonly stored = new Map<string, { count: number; renderedAt: number; tags: string[] }>()
  count = 0
  /** Tags stored with a new page; null for a page rendered on every request. */
  tags: string[] | null = ['product:1']
  seconds: number | null = 60
  /** `down`: the backend is unavailable. `missing`: it says that the page doesn't exist. */
  state: 'up' | 'down' | 'missing' | 'broken' = 'up'
  /** Modifies Next's response. */
  change: (rendered: Rendered, variant: Variant) => Partial<Rendered> = () => ({})
  /** Renders wait for this promise. */
  held: Promise<void> | null = null

  async read(key: string, variant: Variant): Promise<Rendered> {
    this.reads.push(`${variant} ${key}`)
    const stored = this.stored.get(key)
    if (stored) return this.#rendered(stored, variant, false)
    return this.#render(key, variant)
  }

  async renew(key: string): Promise<Rendered> {
    this.renewals.push(key)
    return this.#render(key, html)
  }

  async #render(key: string, variant: Variant): Promise<Rendered> {
    const renderedAt = now()
    await this.held
    if (this.state === 'broken') throw new Error('The render broke off.')
    if (this.state === 'down') return this.#failure(500, variant)
    if (this.state === 'missing') return this.#failure(404, variant)
    const entry = { count: ++this.count, renderedAt, tags: this.tags ?? [] }
    if (this.tags) this.stored.set(key, entry)
    return this.#rendered(entry, variant, this.tags !== null)
  }

  #failure(status: number, variant: Variant): Rendered {
    const headers = status === 404 ? { [missingPageHeader.name]: missingPageHeader.value } : {}
    const body = Buffer.from('<!DOCTYPE html><html id="__next_error__"></html>')
    const failure = { status, headers, body, entry: null, isNew: false, ends: [] }
    return { ...failure, ...this.change(failure, variant) }
  }

  #rendered(
    { count, renderedAt, tags }: { count: number; renderedAt: number; tags: string[] },
    variant: Variant,
    isNew: boolean,
  ): Rendered {
    const isHtml = variant === html
    const control = this.seconds === null ? {} : { 'cache-control': `s-maxage=${this.seconds}` }
    const rendered: Rendered = {
      status: 200,
      headers: {
        'content-type': isHtml ? 'text/html; charset=utf-8' : 'text/x-component',
        ...control,
      },
      body: Buffer.from(isHtml ? nextPage(`render ${count}`) : `0:{"render ${count}"}`),
      entry: this.tags === null ? null : { renderedAt, tags },
      isNew,
      ends: [],
    }
    return { ...rendered, ...this.change(rendered, variant) }
  }
}

export const sharedPage = (key = '/product/1', more: Partial<SharedPage> = {}): SharedPage => ({
  pool: '/product/[id]',
  key,
  isOnRequest: false,
  isFixed: false,
  ...more,
})

/** Returns a response's decoded text. */
export const textOf = ({ body }: WholeResponse): string =>
  (body instanceof EncodedBody ? body.plain() : body).toString()

/** Opens a shop's pages with a fake Next and unlimited render slots. */
export function openPages(renderer = new FakeRenderer()) {
  /** Renders by kind and client. */
  const admitted: string[] = []
  const state = { isFull: false }
  const run: Pick<Admission, 'run'>['run'] = async (kind, render, options) => {
    admitted.push(`${kind} for ${options?.client}`)
    if (state.isFull) throw new Error('full')
    return render()
  }
  const pages = new Pages(renderer, { run }, finisherOf({ ...testSite, dictionary: null }))
  /** Requests a page as the gate does, from the cache or else by loading; returns the render's number and its cache state. */
  const ask = async (page = sharedPage(), variant: Variant = html) => {
    const outcome = pages.find(page, variant) ?? (await pages.load(page, variant, 'visitor'))
    if (outcome.kind === 'missing' || outcome.kind === 'failed') return outcome.kind
    const { response } = outcome
    const text = /render (\d+)/.exec(textOf(response))?.[1]
    return `${text} ${response.headers['x-nextjs-cache'] ?? response.status}`
  }
  return { renderer, pages, ask, admitted, state }
}

/** Waits until background work has finished. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
