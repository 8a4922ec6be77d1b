import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { ReactNode } from 'react'
import { brand } from '#brand/company.ts'
import { HelpLinks } from '#components/help/help-text.tsx'
import { footerMessages } from '#messages/footer.ts'

interface NoScriptFallbackProps {
  /** Explains what does not work without JavaScript, and what to do instead. */
  text: string
  /** The page's title, if it has no other title without JavaScript. */
  title?: string
  /** Links within the shop. */
  children: ReactNode
}

/** Replaces a page that needs JavaScript when there is none, with alternatives, links and contacts. */
export function NoScriptFallback({ text, title, children }: NoScriptFallbackProps) {
  const contacts = [
    { label: formatPhone(brand.phone), href: `tel:${brand.phone}` },
    { label: brand.email, href: `mailto:${brand.email}` },
    { label: footerMessages.chat, href: brand.chatUrl },
  ]
  return (
    <div className="without-script">
      {title && <h1 className="mb-4 text-3xl">{title}</h1>}
      <p className="mb-4 max-w-[36.8em]">{text}</p>
      <HelpLinks links={contacts} />
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
