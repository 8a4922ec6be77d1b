import { createHash } from 'node:crypto'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import type { QueueBrand, QueueWords } from '#shared/queue-look.ts'

/** The state that the queue shows a shopper. */
export type Told =
  | { kind: 'before'; startsAt: number; seconds: number }
  | { kind: 'noPlace' }
  | { kind: 'waiting'; ahead: number; seconds: number; isCrowded: boolean; isPaused: boolean }

const styleOf = ({ paper, ink, surface, line, accent }: QueueBrand['colors']) => `
*{margin:0}
body{background:${paper};color:${ink};font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}
img{display:block;height:1.25rem;width:auto;margin-bottom:3rem}
h1{font:500 1.75rem/1.2 Georgia,serif;overflow-wrap:anywhere}
.now{margin:1.5rem 0;padding:1rem;background:${surface};border:1px solid ${line}}
.now p:first-child{font-size:1.25rem;font-weight:600}
p+p{margin-top:.5rem}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;background:${ink};color:${paper};text-decoration:none}
a:focus-visible{outline:2px solid ${accent};outline-offset:2px}
@media (forced-colors:active){a{border:1px solid}}
`

const policyOf = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const inMinutes = (seconds: number) => Math.floor((seconds + 30) / 60)

interface Look {
  words: QueueWords
  /** The value of HTML's `lang`. */
  language: string
  brand: QueueBrand
  /** How many minutes an admission lasts. */
  admissionMinutes: number
}

/** The page that shows a shopper's place: a few kilobytes without scripts. */
export class WaitingPage {
  readonly #words: QueueWords
  /** The parts that are the same for everyone, assembled once. */
  readonly #fixed: { head: string; top: string; foot: string; end: string }
  /** Alternating names and values. Keeps the page out of caches and search engines: it is for one shopper at one moment. */
  readonly headers: readonly string[]

  constructor({ words, language, brand, admissionMinutes }: Look) {
    this.#words = words
    const { keep, look, turn } = words
    const { logo, themeColor } = brand
    const name = escapeXml(brand.name)
    const style = styleOf(brand.colors)
    const head = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="${themeColor}"><style>${style}</style><title>`
    const top = ` · ${name}</title></head><body><main><img src="${logo.url}" alt="${name}" width="${logo.width}" height="${logo.height}"><h1>`
    const foot = `</div><p>${keep}</p><p>${turn(admissionMinutes)}</p><a href="`
    this.#fixed = { head, top, foot, end: `">${look}</a></main></body></html>` }
    this.headers = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'private, no-store'],
      ['Content-Security-Policy', policyOf(style)],
      ['X-Robots-Tag', 'noindex'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'same-origin'],
    ].flat()
  }

  /** The message for a call whose device has no place in the shop. */
  get refusal(): string {
    return this.#words.refusal
  }

  /** @param path the address that the page refreshes to; its response sets the delay (Refresh) */
  html(told: Told, path: string): string {
    const { head, top, foot, end } = this.#fixed
    const [title, now] = this.#said(told)
    const heading = told.kind === 'before' ? this.#words.notYet : this.#words.title
    return `${head}${title}${top}${heading}</h1><div class="now">${now}${foot}${escapeXml(path)}${end}`
  }

  /** Returns the title and the current state. */
  #said(told: Told): readonly [title: string, now: string] {
    const words = this.#words
    if (told.kind === 'noPlace') return [words.title, `<p>${words.noPlace}</p>`]
    if (told.kind === 'before') {
      const lines = [
        words.beginsIn(inMinutes(told.seconds)),
        words.begins(told.startsAt),
        words.lot,
      ]
      return [words.notYet, lines.map((line) => `<p>${line}</p>`).join('')]
    }
    const lines = [
      words.place(told.ahead),
      told.isPaused ? words.isPaused : words.time(inMinutes(told.seconds)),
      ...(told.isCrowded ? [words.isCrowded] : []),
    ]
    return [words.titleWithPlace(told.ahead), lines.map((line) => `<p>${line}</p>`).join('')]
  }
}
