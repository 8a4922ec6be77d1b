import type { MenuGroup } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { Picture } from '#components/ui/picture.tsx'

/** What a group of the menu holds: links in columns, and the category's picture beside them. Opens by CSS. */
export function MenuPanel({ group }: { group: MenuGroup }) {
  return (
    <div className="menu-panel absolute inset-x-0 top-full hidden border-line border-y bg-surface group-focus-within:block group-hover:block group-data-dismissed/bar:hidden!">
      <div className="container-page flex justify-between gap-16 py-8">
        <ul className={`grid grow auto-cols-fr grid-flow-col grid-rows-4 gap-x-8 ${linkListStyle}`}>
          {group.links.map((link) => (
            <li key={link.label}>
              <IntentLink href={link.href}>{link.label}</IntentLink>
            </li>
          ))}
        </ul>
        {group.picture && (
          <div className="aspect-[16/9] w-80 shrink-0 bg-line">
            <Picture
              src={group.picture}
              alt=""
              width={640}
              height={360}
              sizes="320px"
              className="object-[70%_50%]"
            />
          </div>
        )}
      </div>
    </div>
  )
}
