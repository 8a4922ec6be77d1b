'use client'

import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { type Tool, ToolForm } from '#components/ui/tool-form.tsx'
import { withOwner } from '#lib/rules/page-owner.ts'

/** The owner of the page (components/account/page-owner.tsx); null for a page that is the same for everyone. */
export const Owner = createContext<string | null>(null)

/** The path of a form or link, with its page's owner. */
export const useOwnPath = (path: string): string => withOwner(path, use(Owner))

interface OwnFormProps extends ComponentProps<'form'> {
  /** The path that it is posted to without JavaScript. */
  action: string
  /** Given for a form that agents may fill in and send. */
  tool?: Tool
}

/** A shopper's form, which sends its page's owner. */
export function OwnForm({ action, tool, ...form }: OwnFormProps) {
  const own = { method: 'post', action: useOwnPath(action), ...form }
  return tool ? <ToolForm tool={tool} {...own} /> : <form {...own} />
}

interface OwnLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to a shopper's data, which sends its page's owner. */
export function OwnLink({ href, ...link }: OwnLinkProps) {
  return <a href={useOwnPath(href)} {...link} />
}
