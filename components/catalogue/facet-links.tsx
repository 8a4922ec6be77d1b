import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { filterMessages } from '#messages/list.ts'

/** An option of the filter panel. */
export interface FacetChoice {
  code: string
  /** The list with this option toggled. */
  href: string
  isChosen: boolean
  count: number
  content: ReactNode
}

/** Set once on the list: repeated on each option it would be a tenth of the HTML. */
const common =
  '[&_.tabular-nums]:shrink-0 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-3 [&_p]:flex [&_p]:min-h-11 [&_p]:items-center [&_p]:gap-3 [&_p]:text-muted'

const variants = {
  rows: `grid grid-cols-2 gap-x-4 md:grid-cols-3 lg:grid-cols-1 [&_a:hover]:underline [&_a]:underline-offset-4 [&_[aria-current]]:font-semibold [&_svg]:ml-auto [&_p_span]:opacity-50 ${common}`,
  boxes: `flex flex-wrap gap-1.5 [&_a]:px-2.5 [&_p]:px-2.5 max-lg:[&_a]:px-4 max-lg:[&_p]:px-4 [&_a]:justify-center [&_a]:gap-1.5! [&_a]:border [&_a]:border-muted [&_a]:bg-surface [&_a:hover]:border-ink [&_[aria-current]]:border-ink [&_[aria-current]]:bg-ink [&_[aria-current]]:text-paper [&_[aria-current]_span]:text-paper [&_p]:justify-center [&_p]:border [&_p]:border-line [&_p]:border-dashed ${common}`,
}

interface FacetLinksProps {
  label: string
  /** Whether to show the label as a title. */
  isTitled?: boolean
  variant: keyof typeof variants
  choices: readonly FacetChoice[]
}

function FacetLink({ choice, hasCheck }: { choice: FacetChoice; hasCheck: boolean }) {
  const { href, isChosen, count, content } = choice
  const shown = (
    <>
      {content}
      {count > 0 && (
        <>
          {' '}
          <span className="text-muted text-sm tabular-nums">
            {count}
            <span className="sr-only"> {filterMessages.items(count)}</span>
          </span>
        </>
      )}
      {hasCheck && isChosen && <Icon name="check" />}
    </>
  )
  if (count === 0 && !isChosen) return <p>{shown}</p>
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
    >
      {shown}
    </Link>
  )
}

/** The options of one facet. An option without results is plain text. */
export function FacetLinks({ label, isTitled = true, variant, choices }: FacetLinksProps) {
  if (choices.length === 0) return null
  return (
    <section>
      {isTitled && <h3 className="mb-2 font-semibold">{label}</h3>}
      <ul aria-label={label} className={variants[variant]}>
        {choices.map((choice) => (
          <li key={choice.code}>
            <FacetLink choice={choice} hasCheck={variant === 'rows'} />
          </li>
        ))}
      </ul>
    </section>
  )
}
