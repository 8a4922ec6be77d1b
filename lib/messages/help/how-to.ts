import type { HelpBlock, HelpLink } from '#lib/messages/help/help-text.ts'
import { placeholdersOf } from '#lib/messages/help/placeholders.ts'
import { type HelpSection, readHelp } from '#lib/messages/help/read-help.ts'
import { specTerms } from '#lib/rules/shop-terms.ts'

const icons = ['cart', 'pin', 'truck', 'store', 'card', 'ticket', 'check'] as const
type StepIcon = (typeof icons)[number]

/** A step of a how-to page, with its English name from the spec. */
export interface HowToStep {
  name: string
  icon: StepIcon
  text: readonly HelpBlock[]
}

/** A how-to page. */
export interface HowTo {
  title: string
  description: string
  intro: string
  steps: readonly HowToStep[]
  /** Additional facts. */
  facts: { title: string; text: readonly HelpBlock[] }
  hasCourierTable: boolean
  links: readonly HelpLink[]
}

/** Converts a section to a step; its anchor names the icon. */
function step({ id, title, blocks, links }: HelpSection, name: string): HowToStep {
  if (links.length > 0)
    throw new Error(`brand/help/${name}.md: links stand in the last section, {#facts}`)
  const icon = icons.find((known) => known === id)
  if (!icon) throw new Error(`brand/help/${name}.md: {#${id}} is none of ${icons.join(', ')}`)
  return { name: title, icon, text: blocks }
}

/** Reads a how-to page; the last section of its file, `{#facts}`, has additional facts and links. */
function howTo(name: string, hasCourierTable: boolean): HowTo {
  const { title, description, paragraphs, sections } = readHelp(name, placeholdersOf(specTerms))
  const facts = sections.at(-1)
  if (facts?.id !== 'facts') throw new Error(`brand/help/${name}.md: the last section is {#facts}`)
  return {
    title,
    description,
    intro: paragraphs.join(' '),
    steps: sections.slice(0, -1).map((section) => step(section, name)),
    facts: { title: facts.title, text: facts.blocks },
    hasCourierTable,
    links: facts.links,
  }
}

/** Home delivery of an order in four steps (spec §2). */
export const onlineDelivery = howTo('online-delivery', true)

/** Store pickup of an order in five steps (spec §2). */
export const storePickup = howTo('pickup-on-store', false)
