import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  /** A link styled as a button. */
  children: ReactNode
  /** The heading level; 1 if it is the page's title. */
  level?: 1 | 2
}

/** A placeholder for an empty list, with a link. */
export function EmptyState({ title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="max-w-[27.6em] text-muted">{text}</p>}
      <div className="mt-2">{children}</div>
    </div>
  )
}
