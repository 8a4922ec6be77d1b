import type { MenuGroup } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'

interface MenuPanelProps {
  group: MenuGroup
  /** The shopper is at this group: its picture is worth loading. */
  isMeant: boolean
  isDismissed: boolean
  onFollow: () => void
}

const opens =
  'invisible opacity-0 transition-opacity duration-150 group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100'

/** What a group of the menu holds: links in columns, and the category's picture beside them. */
export function MenuPanel({ group, isMeant, isDismissed, onFollow }: MenuPanelProps) {
  return (
    <div
      className={`absolute inset-x-0 top-full border-line border-y bg-surface ${isDismissed ? 'hidden' : opens}`}
    >
      <div className="container-page flex justify-between gap-16 py-8">
        <ul className="grid grow auto-cols-fr grid-flow-col grid-rows-4 gap-x-8">
          {group.links.map((link) => (
            <li key={link.label}>
              <IntentLink
                href={link.href}
                onClick={onFollow}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {link.label}
              </IntentLink>
            </li>
          ))}
        </ul>
        {group.picture && (
          <div className="aspect-[16/9] w-80 shrink-0 bg-line">
            {isMeant && (
              <Picture
                src={group.picture}
                alt=""
                width={640}
                height={360}
                sizes="320px"
                className="object-[70%_50%]"
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
