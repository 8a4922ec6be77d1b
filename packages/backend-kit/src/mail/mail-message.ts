import { escapeHtml, htmlPage } from '#html.ts'

/** A mail ready to send. */
export interface MailMessage {
  /** File name in the outbox, without extension. */
  name: string
  to: string
  subject: string
  text: string
  html: string
  /** URL to unsubscribe: GET shows a page; POST, without cookies, unsubscribes. */
  unsubscribe?: string
}

/** A mail's content, from top to bottom. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  /** A code to copy or show at the counter, in large type. */
  code?: string | undefined
  facts?: (readonly [label: string, value: string])[]
  /** Address lines. */
  place?: string[]
  /** URL of the page to continue on. */
  link: string
  /** Closing text with its own URL. */
  closing?: { text: string; link: string }
}

const codeStyle =
  'font:700 32px/1.4 ui-monospace,monospace;letter-spacing:.12em;margin:16px 0;overflow-wrap:anywhere'

function toText({ paragraphs, code, facts = [], place = [], link, closing }: MailContent): string {
  const blocks = [
    ...paragraphs,
    ...(code ? [code] : []),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    place.join('\n'),
    link,
    ...(closing ? [`${closing.text}\n${closing.link}`] : []),
  ]
  return blocks.filter(Boolean).join('\n\n')
}

const htmlLink = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`

function toHtml({ subject, paragraphs, code, facts = [], place = [], link, closing }: MailContent) {
  const rows = facts.map(
    ([label, value]) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
  )
  const blocks = [
    `<h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    code ? `<p style="${codeStyle}">${escapeHtml(code)}</p>` : '',
    rows.length > 0 ? `<table>${rows.join('\n')}</table>` : '',
    place.length > 0 ? `<p>${place.map(escapeHtml).join('<br>')}</p>` : '',
    `<p>${htmlLink(link)}</p>`,
    closing ? `<p>${escapeHtml(closing.text)}<br>${htmlLink(closing.link)}</p>` : '',
  ]
  return htmlPage({ title: subject, body: blocks.filter(Boolean).join('\n') })
}

/** Builds a mail with a text and an HTML part. */
export function mailMessage(
  envelope: Pick<MailMessage, 'name' | 'to' | 'unsubscribe'>,
  content: MailContent,
): MailMessage {
  return { ...envelope, subject: content.subject, text: toText(content), html: toHtml(content) }
}
