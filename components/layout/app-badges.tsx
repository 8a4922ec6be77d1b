import { Icon } from '#components/ui/icon.tsx'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'

/** A badge for each app store that has the shop's app (spec §1). */
export function AppBadges() {
  return (
    <ul className="mt-2 flex flex-wrap gap-2 min-[751px]:flex-col min-[751px]:items-start xl:flex-row">
      {brand.apps.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            className="inline-flex min-h-12 items-center gap-2 rounded-sm border border-ink py-1 pr-4 pl-2 transition-colors duration-150 hover:bg-ink hover:text-paper"
          >
            <Icon name="phone" />
            <span className="text-xs leading-tight">
              {words.footer.appOn}{' '}
              <b className="block font-semibold text-base leading-tight">{name}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
