import type { ReactNode } from 'react'
import { IntentLink } from '#components/ui/intent-link.tsx'

interface ShopLinkProps {
  href: string
  className?: string
  /** The text's language, if it differs from the page's. */
  lang?: string | undefined
  /** Whether to open in a new tab. */
  isNewTab?: boolean
  children: ReactNode
}

/** A Next link within the shop, or a plain link to another site. */
export function ShopLink({ href, isNewTab = false, ...link }: ShopLinkProps) {
  if (href.startsWith('/') && !isNewTab) return <IntentLink href={href} {...link} />
  return <a href={href} {...(isNewTab ? { target: '_blank', rel: 'noreferrer' } : {})} {...link} />
}
