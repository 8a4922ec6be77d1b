import { hash } from 'node:crypto'
import { inlineStyles, type ReadStylesheet, readStylesheet } from '#finish/inline-styles.ts'
import {
  editText,
  insertion,
  isExecutable,
  isOwnConnection,
  isScriptHint,
  type Markup,
  readMarkup,
  removal,
  type Script,
  type Tag,
} from '#finish/read-markup.ts'
import { earlyScript, startTag } from '#finish/start-script.ts'
import { propertiesIn } from '#finish/stylesheet.ts'
import { chunkName, isOwnAddress, toPush } from '#next/page-markup.ts'
import type { PageData, Push, ScriptFile } from '#shared/page-data.ts'
import type { Policies } from '#shared/policies.ts'

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
  if (!isOwnAddress(src)) return null
  if (chunkName(src) === null) throw new Error('a file of Next is at an unknown address')
  if (attributes.async === undefined) throw new Error('a file of Next is not async')
  const unknown = Object.keys(attributes).find((name) => !knownAttributes.includes(name))
  if (unknown !== undefined) throw new Error(`a file of Next has the attribute ${unknown}`)
  return crossorigin === undefined ? [src, id] : [src, id, crossorigin]
}

/** For browsers without modules, which are too old for the framework. */
const isForOldest = ({ attributes }: Script) =>
  attributes.nomodule !== undefined && isOwnAddress(attributes.src ?? '')

interface TakenScripts extends PageData {
  tags: Tag[]
}

/** The framework's scripts: its files, and what its inline scripts push to them. Throws for an unknown shape. */
function takeScripts({ scripts }: Markup): TakenScripts {
  const pushes: Push[] = []
  const files: ScriptFile[] = []
  const tags = scripts.filter((script) => {
    if (!isExecutable(script)) return false
    if (isForOldest(script)) return true
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

/** The addresses of the framework's files that a page of Next needs; none for one of unknown shape. */
export function frameworkFiles(page: string): string[] {
  try {
    return takeScripts(readMarkup(page)).files.map(([src]) => src)
  } catch {
    return []
  }
}

/** Counts the scripts of a text without a parser: what parser and text do not agree on is nothing to rely on. */
const countScripts = (text: string) => text.split('<script').length - 1

type Outcome = Omit<FinishedPage, 'sizes'>

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
  const hints = markup.links.filter((link) => isScriptHint(link) || isOwnConnection(link))
  const removals = [...tags, ...(files.length > 0 ? hints : [])].map(removal)
  const properties = propertiesIn(editText(page, removals))
  const use = { names: markup.names, properties }
  const hasScripts = files.length > 0
  const { edits, styles, script } = inlineStyles(markup.links, use, { read, hasScripts })
  if (!hasScripts) {
    const html = Buffer.from(editText(page, edits))
    return { html, policy: policyOf(null), data: null, problem: null }
  }
  const own = { pushes, files, ...(dictionary && { dictionary }) } satisfies PageData
  const body = Buffer.from(JSON.stringify(own))
  const dataHash = hash('sha1', body)
  const inline = [script, earlyScript].filter(Boolean).join(';')
  const tag = startTag({ dataHash, files, styles })
  const behindStyles = edits.at(-1)?.end ?? markup.endOfBody
  const addition = insertion(behindStyles, `<script>${inline}</script>${tag}`)
  // What is removed at the same place comes behind it.
  const html = editText(page, [addition, ...removals, ...edits])
  const left = markup.scripts.length - tags.length
  if (countScripts(page) !== markup.scripts.length || countScripts(html) !== left + 2) {
    throw new Error('its scripts cannot be counted')
  }
  return {
    html: Buffer.from(html),
    policy: policyOf(hashesOf([inline])),
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
 * come after it, started by a file for all pages. A page that is not as this folder knows it, as after an upgrade of Next,
 * stays as it is, so that its scripts run in any case.
 */
export function finishPage(page: string, policyOf: PolicyOf, means: Means = {}): FinishedPage {
  const markup = readMarkup(page)
  const sizes = selectableSizes(markup.inputs)
  try {
    return { ...finish(page, markup, policyOf, means), sizes }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { ...leaveAlone(page, markup, { policyOf, problem }), sizes }
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
  const edits = chosen.map(({ start }) => insertion(start + '<input'.length, ' checked=""'))
  return editText(page, edits)
}
