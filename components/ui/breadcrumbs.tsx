import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { contentLang } from '#lib/messages/content-lang.ts'

interface Crumb {
  label: string
  href: string
}

/** The breadcrumb navigation. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}{' '}
            <IntentLink href={crumb.href} lang={contentLang} className={listLinkStyle}>
              {crumb.label}
            </IntentLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
