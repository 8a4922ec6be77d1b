import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ListItem, Node, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as plainText } from 'mdast-util-to-string'
import type { HelpBlock, HelpLink } from '#lib/messages/help/help-text.ts'
import { fillPlaceholders, type Values } from '#lib/messages/help/placeholders.ts'

/** A section of a help file: `## Title {#id}` and its content. */
export interface HelpSection {
  id: string
  title: string
  blocks: readonly HelpBlock[]
  links: readonly HelpLink[]
}

/** A help file: `# Title`, `> Description for search engines`, paragraphs, and sections. */
export interface HelpFile {
  title: string
  description: string
  paragraphs: readonly string[]
  sections: readonly HelpSection[]
}

const folder = 'brand/help'

/** Returns a node's text. Throws for inner markup: the page would lose bold text or pictures. */
function textOf(node: Node): string {
  if (node.type === 'text' && 'value' in node) return String(node.value).replaceAll('\n', ' ')
  if (!['paragraph', 'heading', 'listItem', 'blockquote'].includes(node.type))
    throw new Error(`The help pages show no ${node.type}`)
  return 'children' in node && Array.isArray(node.children)
    ? node.children.map(textOf).join('')
    : plainText(node)
}

/** Returns a text that must have exactly one value. */
function oneText(node: Node, values: Values): string {
  const [text, ...others] = fillPlaceholders(textOf(node), values)
  if (text === undefined || others.length > 0) throw new Error('One text has to stand here')
  return text
}

/** Returns the link of a list item that contains only a link, else null. */
function linkOf({ children: [paragraph, ...others] }: ListItem, values: Values): HelpLink | null {
  if (paragraph?.type !== 'paragraph' || others.length > 0) return null
  const [link, ...rest] = paragraph.children
  if (link?.type !== 'link' || rest.length > 0) return null
  const [href] = fillPlaceholders(decodeURI(link.url), values)
  if (!href || !/^(?:[/#]|https:|tel:|mailto:)/.test(href))
    throw new Error(
      `A link leads to https:, tel:, mailto:, a path or an anchor, not to ${link.url}`,
    )
  return { label: oneText({ ...link, type: 'paragraph' }, values), href }
}

const idAtEnd = /\s*\{#([a-z0-9-]+)\}$/

/** Collects the parts of a file in file order. */
class Reader {
  title = ''
  description = ''
  readonly paragraphs: string[] = []
  readonly sections: { id: string; title: string; blocks: HelpBlock[]; links: HelpLink[] }[] = []
  /** The points of the list being read. */
  #points: string[] | null = null
  readonly #values: Values

  constructor(values: Values) {
    this.#values = values
  }

  add(node: RootContent): void {
    if (node.type === 'listItem') {
      this.#addItem(node)
      return
    }
    this.#points = null
    if (node.type === 'heading') this.#addHeading(node.depth, node)
    else if (node.type === 'blockquote') this.#setDescription(node)
    else if (node.type === 'paragraph') this.#addParagraph(node)
    else throw new Error(`The help pages show no ${node.type}`)
  }

  #setDescription(node: Node): void {
    if (this.description || this.sections.length > 0)
      throw new Error('A file has one "> Description", below its title')
    this.description = oneText(node, this.#values)
  }

  #addHeading(depth: number, node: Node): void {
    const text = oneText(node, this.#values)
    if (depth === 1 && this.title === '') {
      this.title = text
      return
    }
    const id = idAtEnd.exec(text)?.[1]
    if (depth !== 2 || id === undefined)
      throw new Error('A file has one "# Title", and sections as "## Title {#id}"')
    if (this.sections.some((section) => section.id === id))
      throw new Error(`{#${id}} is there already`)
    this.sections.push({ id, title: text.replace(idAtEnd, ''), blocks: [], links: [] })
  }

  #addParagraph(node: Node): void {
    const texts = fillPlaceholders(textOf(node), this.#values)
    const section = this.sections.at(-1)
    if (section) section.blocks.push(...texts)
    else this.paragraphs.push(...texts)
  }

  #addItem(item: ListItem): void {
    const section = this.sections.at(-1)
    if (!section) throw new Error('A list stands below a "## Title {#id}"')
    const link = linkOf(item, this.#values)
    if (link) {
      section.links.push(link)
      return
    }
    const points = fillPlaceholders(textOf(item), this.#values)
    if (points.length === 0) return
    if (this.#points === null) {
      this.#points = []
      section.blocks.push(this.#points)
    }
    this.#points.push(...points)
  }
}

/** Parses a Markdown help text and fills its placeholders. Throws for unsupported markup, with `name` and the line. */
export function parseHelp(markdown: string, name: string, values: Values): HelpFile {
  const reader = new Reader(values)
  // Flatten lists to their items, so an error has an item's line.
  const nodes = fromMarkdown(markdown).children.flatMap((node): RootContent[] =>
    node.type === 'list' ? node.children : [node],
  )
  for (const node of nodes) {
    try {
      reader.add(node)
    } catch (error) {
      const line = node.position?.start.line
      throw new Error(`${name}:${line}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const { title, description, paragraphs, sections } = reader
  return { title, description, paragraphs, sections }
}

/** Reads a file of `brand/help`, named without extension ('faq/akun'), and fills its placeholders. */
export function readHelp(name: string, values: Values): HelpFile {
  const path = `${folder}/${name}.md`
  return parseHelp(readFileSync(resolve(/* turbopackIgnore: true */ path), 'utf8'), path, values)
}
