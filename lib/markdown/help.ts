import { bullets, joined, line, link, section } from '#lib/markdown/text.ts'
import { faq, faqTopics } from '#lib/messages/help/faq.ts'
import type { HelpBlock, HelpLink } from '#lib/messages/help/help-text.ts'
import { helpPage } from '#lib/messages/help/help-text.ts'
import { type HowTo, onlineDelivery, storePickup } from '#lib/messages/help/how-to.ts'
import { privacy, termsOf } from '#lib/messages/help/legal-texts.ts'
import { courierTiers } from '#lib/messages/help/placeholders.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'
import { llmsMessages } from '#messages/seo.ts'

/** Renders a page as Markdown. */
type Text = (path: string, shop: ShopTerms) => string

const blocksText = (blocks: readonly HelpBlock[]) =>
  blocks
    .map((block) => (typeof block === 'string' ? line(block) : bullets(block.map(line))))
    .join('\n\n')

const linkList = (links: readonly HelpLink[] = []) =>
  bullets(links.map(({ label, href }) => link(label, href)))

const source = (path: string) => link(llmsMessages.page, path)

const faqMarkdown: Text = (path, shop) => {
  const topics = faqTopics(shop).map(({ title, questions }) =>
    section(
      title,
      questions
        .map(({ question, answer, links }) =>
          [`### ${line(question)}`, blocksText(answer), linkList(links)]
            .filter(Boolean)
            .join('\n\n'),
        )
        .join('\n\n'),
    ),
  )
  return joined([`# ${faq.title}`, line(faq.intro), ...topics, source(path)])
}

const legalMarkdown =
  ({ title, intro, effective, sections }: typeof privacy) =>
  (path: string): string =>
    joined([
      `# ${line(title)}`,
      line(intro),
      line(`${helpPage.effective} ${effective.shown}`),
      ...sections.map(({ title: heading, clauses }) =>
        section(heading, bullets(clauses.map(line))),
      ),
      source(path),
    ])

const howToMarkdown =
  ({ title, intro, steps, facts, hasCourierTable, links }: HowTo) =>
  (path: string): string =>
    joined([
      `# ${line(title)}`,
      line(intro),
      ...steps.map(({ name, text }) => section(name, blocksText(text))),
      section(facts.title, blocksText(facts.text)),
      hasCourierTable
        ? section(
            courierTiers.caption,
            bullets(
              courierTiers.rows.map((row) => [row.name, row.time, row.remark].map(line).join(', ')),
            ),
          )
        : '',
      section(helpPage.next, linkList(links)),
      source(path),
    ])

const texts: Readonly<Record<string, Text>> = {
  '/faq': faqMarkdown,
  '/tnc': (path, shop) => legalMarkdown(termsOf(shop))(path),
  '/privacy': legalMarkdown(privacy),
  '/stores/online-delivery': howToMarkdown(onlineDelivery),
  '/stores/pickup-on-store': howToMarkdown(storePickup),
}

/** Returns a help page as Markdown; null for any other path. */
export const helpMarkdown = (path: string, shop: ShopTerms): string | null =>
  texts[path]?.(path, shop) ?? null
