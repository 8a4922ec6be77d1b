import type { ReactNode } from 'react'

const variants = {
  plain: 'border border-line bg-paper text-ink',
  sale: 'bg-accent text-paper',
  success: 'bg-success text-paper',
} as const

/** A short label on a product or an order. */
export function Badge({
  variant = 'plain',
  children,
}: {
  variant?: keyof typeof variants
  children: ReactNode
}) {
  return (
    <span className={`inline-block rounded-sm px-2 py-1 text-xs leading-none ${variants[variant]}`}>
      {children}
    </span>
  )
}
