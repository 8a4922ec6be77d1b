import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  /** Where to go from here: a link that looks like a button. */
  children: ReactNode
  /** A page's own title, or one within it. */
  level?: 1 | 2
}

/** Nothing is here, said kindly, with a way on. */
export function EmptyState({ title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="max-w-[45ch] text-muted">{text}</p>}
      <div className="mt-2">{children}</div>
    </div>
  )
}
