'use client'

import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { type Tool, ToolForm } from '#components/ui/tool-form.tsx'
import { withOwner } from '#lib/rules/page-owner.ts'

/** The owner of the page (components/account/page-owner.tsx); null for a page that is the same for everyone. */
export const Owner = createContext<string | null>(null)

/** Returns the path of a form or link with the owner of its page. */
export const useOwnPath = (path: string): string => withOwner(path, use(Owner))

interface OwnFormProps extends ComponentProps<'form'> {
  /** The path to post to without JavaScript. */
  action: string
  /** Set for a form that agents may fill in and submit. */
  tool?: Tool
}

/** A shopper's form, which sends the owner of its page. */
export function OwnForm({ action, tool, ...form }: OwnFormProps) {
  const own = { method: 'post', action: useOwnPath(action), ...form }
  return tool ? <ToolForm tool={tool} {...own} /> : <form {...own} />
}

interface OwnLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to a shopper's data, which sends the owner of its page. */
export function OwnLink({ href, ...link }: OwnLinkProps) {
  return <a href={useOwnPath(href)} {...link} />
}
