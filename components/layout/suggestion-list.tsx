import { useEffect, useRef } from 'react'
import type { SuggestedOption } from '#components/layout/suggested-options.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'

interface SuggestionListProps {
  id: string
  label: string
  options: readonly SuggestedOption[]
  active: number
}

/** The listbox of a search field. Each option is a link. */
export function SuggestionList({ id, label, options, active }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={options.length === 0}
      className="mt-2 max-h-[min(60vh,100vh-13rem)] overflow-y-auto short:max-h-none border border-line"
    >
      {options.map((option, index) => (
        <IntentLink
          key={option.href}
          id={`${id}-${index}`}
          href={option.href}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:outline-ink aria-selected:-outline-offset-2"
        >
          {option.picture && <Thumbnail option={option} />}
          <div className="min-w-0">
            <p lang={option.lang}>
              <Unbroken text={option.text} />
            </p>
            {option.hint && (
              <p lang={option.hintLang} className="text-muted text-sm">
                {option.hint}
              </p>
            )}
            {option.product && <Price product={option.product} />}
          </div>
        </IntentLink>
      ))}
    </div>
  )
}

const Thumbnail = ({ option: { picture } }: { option: SuggestedOption }) =>
  picture && (
    <span className="block aspect-[3/4] w-12 shrink-0 bg-line">
      <Picture
        src={picture.image_url}
        alt=""
        width={96}
        height={128}
        sizes="48px"
        placeholder={picture.dominant_color}
      />
    </span>
  )
