'use client'

import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { withOwner } from '#lib/rules/page-owner.ts'

/** The owner of the page (components/account/page-owner.tsx); null for a page that is the same for everyone. */
export const Owner = createContext<string | null>(null)

/** The path of a form or a link, with the owner of its page. */
export const useOwnPath = (path: string): string => withOwner(path, use(Owner))

interface OwnFormProps extends ComponentProps<'form'> {
  /** The path that it is posted to without JavaScript. */
  action: string
}

/** A form of one shopper, which names the owner of its page. */
export function OwnForm({ action, ...form }: OwnFormProps) {
  return <form method="post" action={useOwnPath(action)} {...form} />
}

interface OwnLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to what belongs to one shopper, which names the owner of its page. */
export function OwnLink({ href, ...link }: OwnLinkProps) {
  return <a href={useOwnPath(href)} {...link} />
}
