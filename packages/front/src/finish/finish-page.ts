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
  /** The Content-Security-Policy that allows the page's scripts. */
  policy: string
  /**
   * `PageData` as JSON, which the start script fetches, and its SHA-1 (40 hex digits). Null for a page without scripts, and for a page left
   * as Next made it.
   */
  data: { body: Buffer; hash: string } | null
  /** The sizes that the page's address can select (`?size=`). */
  sizes: readonly string[]
  /** Why the page was left as Next made it; null for a finished page. */
  problem: string | null
}

/** Hashes a script with line feeds alone, as browsers see it. */
const scriptHash = (text: string) =>
  `'sha256-${hash('sha256', text.replace(/\r\n?/g, '\n'), 'base64')}'`

const hashesOf = (scripts: readonly string[]) => [...new Set(scripts.map(scriptHash))].join(' ')

/** The attributes that the start script sets again or can drop. */
const knownAttributes = ['src', 'id', 'async', 'crossorigin', 'nonce', 'fetchpriority']

/** Returns a framework file that the start script can add, or null for a script that stays. Throws for an unknown shape. */
function toFile({ attributes }: Script): ScriptFile | null {
  const { src = '', id = '', crossorigin } = attributes
  if (!isOwnAddress(src)) return null
  if (chunkName(src) === null) throw new Error('a file of Next is at an unknown address')
  if (attributes.async === undefined) throw new Error('a file of Next is not async')
  const unknown = Object.keys(attributes).find((name) => !knownAttributes.includes(name))
  if (unknown !== undefined) throw new Error(`a file of Next has the attribute ${unknown}`)
  return crossorigin === undefined ? [src, id] : [src, id, crossorigin]
}

/** Whether a script is for browsers without modules, which are too old for the framework. */
const isForOldest = ({ attributes }: Script) =>
  attributes.nomodule !== undefined && isOwnAddress(attributes.src ?? '')

interface TakenScripts extends PageData {
  tags: Tag[]
}

/** Collects the framework's scripts: its files and its inline pushes. Throws for an unknown shape. */
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

/** Returns the addresses of the framework files that a page of Next needs; empty for a page of unknown shape. */
export function frameworkFiles(page: string): string[] {
  try {
    return takeScripts(readMarkup(page)).files.map(([src]) => src)
  } catch {
    return []
  }
}

/** Counts scripts without a parser, as a cross-check: a page on which parser and text disagree is left alone. */
const countScripts = (text: string) => text.split('<script').length - 1

type Outcome = Omit<FinishedPage, 'sizes'>

/** Returns the policy of a page for the hashes of its inline scripts; null for a page without scripts. */
type PolicyOf = Policies['page']

/** Further inputs for finishing a page. */
interface Means {
  read?: ReadStylesheet
  /** The address of the dictionary that the start script fetches last. */
  dictionary?: string | undefined
}

/** Finishes a page. Throws for a page whose scripts would not run afterwards. */
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
  // The insertion comes before removals at the same offset.
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

/** Returns the page as Next made it, with a policy that allows its own scripts. */
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
 * Finishes a page that Next rendered for everyone: inlines the styles that it uses, and defers its scripts and their data, which one script
 * file for all pages starts. A page of unknown shape, such as after an upgrade of Next, stays as it is, so that its scripts always run.
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

/** Returns the sizes that an address can select (`?size=`) among a page's inputs. */
export const selectableSizes = (inputs: readonly Tag[]): string[] =>
  inputs.filter(canBeSelected).map(({ attributes }) => attributes.value ?? '')

/**
 * Returns the product page with a size selected, as without JavaScript. Returns the page unchanged when the size is missing or sold out, or
 * is the only one, which is selected already.
 */
export function selectSize(page: string, size: string): string {
  const { inputs } = readMarkup(page)
  const chosen = inputs.filter((input) => canBeSelected(input) && input.attributes.value === size)
  const edits = chosen.map(({ start }) => insertion(start + '<input'.length, ' checked=""'))
  return editText(page, edits)
}
