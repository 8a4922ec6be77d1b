import { hash } from 'node:crypto'
import { inlineStyles, type ReadStylesheet, readStylesheet } from '#finish/inline-styles.ts'
import {
  editText,
  isExecutable,
  isScriptHint,
  type Markup,
  readMarkup,
  removal,
  type Script,
  type Tag,
} from '#finish/read-markup.ts'
import { startScript } from '#finish/start-script.ts'
import { referencesIn } from '#finish/stylesheet.ts'
import { chunkName, isOwnAddress, toPush } from '#next/page-markup.ts'
import type { PageData, Push, ScriptFile } from '#shared/page-data.ts'
import type { Policies } from '#shared/policies.ts'

const parameters = ['imagesrcset', 'imagesizes', 'media', 'type']

/** Quotation marks, line breaks and what is not ASCII cannot be in the value of a header. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text)

/** A hint in the head to fetch a picture before all others, as a value of the header `Link`; none for any other link. */
export function pictureHint({ attributes }: Tag): string[] {
  const { rel, as, fetchpriority, href, imagesrcset = '' } = attributes
  if (rel !== 'preload' || as !== 'image' || fetchpriority !== 'high') return []
  const [address = ''] = (href ?? imagesrcset).split(/[\s,]/)
  const given = Object.entries(attributes).filter(([name]) => parameters.includes(name))
  const isSafe =
    /^[^<>]+$/.test(address) && [address, ...given.map(([, value]) => value)].every(isPlain)
  if (!isSafe) return []
  const values = given.map(([name, value]) => `${name}="${value}"`)
  return [[`<${address}>; rel=preload; as=image; fetchpriority=high`, ...values].join('; ')]
}

/** A page as it is sent. */
export interface FinishedPage {
  html: Buffer
  /** The Content-Security-Policy that allows its scripts. */
  policy: string
  /**
   * What its start script fetches, `PageData` as JSON, with its hash (SHA-1, 40 hex digits). Null for a page without
   * scripts, and for one that was left as Next made it.
   */
  data: { body: Buffer; hash: string } | null
  /** The sizes that its address can select (`?size=`). */
  sizes: readonly string[]
  /** Values for the header `Link` (RFC 8288): the pictures that the page asks for first. */
  pictureHints: readonly string[]
  /** Why the page was left as Next made it; null for a page that was finished. */
  problem: string | null
}

/** A browser knows the text of a script with line feeds alone. */
const scriptHash = (text: string) =>
  `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`

const hashesOf = (scripts: readonly string[]) => [...new Set(scripts.map(scriptHash))].join(' ')

/** What the start script writes again, and what it has no use for. */
const knownAttributes = ['src', 'id', 'async', 'crossorigin', 'nonce', 'fetchpriority']

/** A file of the framework that the start script can add; null for a script that stays where it is. Throws for an unknown shape. */
function toFile({ attributes }: Script): ScriptFile | null {
  const { src = '', id = '', crossorigin } = attributes
  // For browsers without modules, which are too old for the framework.
  if (!isOwnAddress(src) || attributes.nomodule !== undefined) return null
  if (chunkName(src) === null) throw new Error('a file of Next is at an unknown address')
  if (attributes.async === undefined) throw new Error('a file of Next is not async')
  const unknown = Object.keys(attributes).find((name) => !knownAttributes.includes(name))
  if (unknown !== undefined) throw new Error(`a file of Next has the attribute ${unknown}`)
  return crossorigin === undefined ? [src, id] : [src, id, crossorigin]
}

interface TakenScripts extends PageData {
  tags: Tag[]
}

/** The framework's scripts: its files, and what its inline scripts push to them. Throws for an unknown shape. */
function takeScripts({ scripts }: Markup): TakenScripts {
  const pushes: Push[] = []
  const files: ScriptFile[] = []
  const tags = scripts.filter((script) => {
    if (!isExecutable(script)) return false
    if (script.attributes.src === undefined) {
      const push = toPush(script.text)
      if (push === null) throw new Error('an inline script is no push of data')
      return pushes.push(push)
    }
    const file = toFile(script)
    return file !== null && files.push(file)
  })
  if (pushes.length > 0 && files.length === 0) throw new Error('it has data and no file')
  if (files.length > 0 && pushes.length === 0) throw new Error('it has files and no data')
  return { pushes, files, tags }
}

/** Counts the scripts of a text without a parser: what parser and text do not agree on is nothing to rely on. */
const countScripts = (text: string) => text.split('<script').length - 1

type Outcome = Omit<FinishedPage, 'sizes' | 'pictureHints'>

/** Gives the policy of a page, by the hashes of its inline scripts; null for a page without scripts. */
type PolicyOf = Policies['page']

/** What a page is finished with besides its policy. */
interface Means {
  read?: ReadStylesheet
  /** The address of a dictionary that its scripts fetch last. */
  dictionary?: string | undefined
}

/** Throws for a page whose scripts would not run when it is finished. */
function finish(
  page: string,
  markup: Markup,
  policyOf: PolicyOf,
  { read = readStylesheet, dictionary }: Means,
): Outcome {
  const { tags, pushes, files } = takeScripts(markup)
  const hints = files.length > 0 ? markup.links.filter(isScriptHint) : []
  const removals = [...tags, ...hints].map(removal)
  const properties = referencesIn(editText(page, removals))
  const use = { names: markup.names, properties }
  const hasScripts = files.length > 0
  const { edits, styles, scripts } = inlineStyles(markup.links, use, { read, hasScripts })
  if (!hasScripts) {
    const html = Buffer.from(editText(page, edits))
    return { html, policy: policyOf(null), data: null, problem: null }
  }
  const own = { pushes, files, ...(dictionary && { dictionary }) } satisfies PageData
  const body = Buffer.from(JSON.stringify(own))
  const dataHash = hash('sha1', body)
  const script = startScript({ dataHash, files, styles })
  const { endOfBody } = markup
  const addition = { start: endOfBody, end: endOfBody, text: `<script>${script}</script>` }
  const html = editText(page, [...removals, ...edits, addition])
  const written = [...scripts, script]
  const left = markup.scripts.length - tags.length
  if (
    countScripts(page) !== markup.scripts.length ||
    countScripts(html) !== left + written.length
  ) {
    throw new Error('its scripts cannot be counted')
  }
  return {
    html: Buffer.from(html),
    policy: policyOf(hashesOf(written)),
    data: { body, hash: dataHash },
    problem: null,
  }
}

/** The page as Next made it, with a policy that allows its own scripts. */
function leaveAlone(
  page: string,
  { scripts }: Markup,
  { policyOf, problem }: { policyOf: PolicyOf; problem: string },
): Outcome {
  const inline = scripts.filter(
    (script) => script.attributes.src === undefined && isExecutable(script),
  )
  const hashes = hashesOf(inline.map(({ text }) => text))
  return { html: Buffer.from(page), policy: policyOf(hashes), data: null, problem }
}

/**
 * Finishes a page that Next rendered for everyone: the styles that it uses are in the HTML, and its scripts and their data
 * come after it, started by one inline script. A page that is not as this folder knows it, as after an upgrade of Next,
 * stays as it is, so that its scripts run in any case.
 */
export function finishPage(page: string, policyOf: PolicyOf, means: Means = {}): FinishedPage {
  const markup = readMarkup(page)
  const found = {
    sizes: selectableSizes(markup.inputs),
    pictureHints: markup.links.flatMap(pictureHint),
  }
  try {
    return { ...finish(page, markup, policyOf, means), ...found }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ...leaveAlone(page, markup, { policyOf, problem }), ...found }
  }
}

const canBeSelected = ({ attributes }: Tag) =>
  attributes.type === 'radio' &&
  attributes.name === 'size' &&
  attributes['aria-disabled'] !== 'true' &&
  attributes.disabled === undefined &&
  attributes.checked === undefined

/** The sizes that an address can select (`?size=`) among the inputs of a page. */
export const selectableSizes = (inputs: readonly Tag[]): string[] =>
  inputs.filter(canBeSelected).map(({ attributes }) => attributes.value ?? '')

/**
 * The product page with a size selected, as without JavaScript; the page itself when the size is not there or sold out,
 * or when the product has only one, which is selected already.
 */
export function selectSize(page: string, size: string): string {
  const { inputs } = readMarkup(page)
  const chosen = inputs.filter((input) => canBeSelected(input) && input.attributes.value === size)
  const edits = chosen.map(({ start }) => {
    const behindName = start + '<input'.length
    return { start: behindName, end: behindName, text: ' checked=""' }
  })
  return editText(page, edits)
}
