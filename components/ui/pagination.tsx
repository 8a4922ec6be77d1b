import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'

interface PaginationProps {
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  messages: { previous: string; next: string; page: (page: number, pages: number) => string }
}

/** Previous and next page, as links that a crawler follows too. */
export function Pagination({ label, page, pages, hrefOf, messages }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-4">
      <span className="min-w-24">
        {page > 1 && (
          <IntentLink href={hrefOf(page - 1)} rel="prev" className={listLinkStyle}>
            {messages.previous}
          </IntentLink>
        )}
      </span>
      <span className="text-muted text-sm tabular-nums">{messages.page(page, pages)}</span>
      <span className="min-w-24 text-right">
        {page < pages && (
          <IntentLink href={hrefOf(page + 1)} rel="next" className={listLinkStyle}>
            {messages.next}
          </IntentLink>
        )}
      </span>
    </nav>
  )
}
