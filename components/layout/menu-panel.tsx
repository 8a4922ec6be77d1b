import type { MenuGroup } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { Picture } from '#components/ui/picture.tsx'

/** Lazy: loaded when the panel opens. */
function PanelPicture({ src }: { src: string }) {
  return (
    <div className="aspect-[4/3] bg-line">
      <Picture
        src={src}
        alt=""
        width={640}
        height={480}
        sizes="320px"
        className="object-[70%_50%]"
      />
    </div>
  )
}

/** The group's name, its text, and the links to the whole group. */
function PanelHead({ group }: { group: MenuGroup }) {
  return (
    <div>
      <p className="font-display text-2xl">{group.label}</p>
      <p className="mt-2 max-w-[32ch] text-muted">{group.text}</p>
      <ul className={`mt-4 font-semibold [&_a]:underline ${linkListStyle}`}>
        {group.overviews.map((link) => (
          <li key={link.label}>
            <IntentLink href={link.href}>{link.label}</IntentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The panel of a menu group: links in columns beside the group's picture, or each link with its own picture. Opens by CSS. */
export function MenuPanel({ group }: { group: MenuGroup }) {
  const { links, picture } = group
  const columns = picture ? 'grid-cols-[1fr_1fr_20rem]' : 'grid-cols-[1fr_3fr]'
  return (
    <div className="menu-panel absolute inset-x-0 top-full hidden border-line border-y bg-surface group-focus-within:block group-hover:block group-data-dismissed/bar:hidden!">
      <div className={`container-page grid gap-10 py-8 xl:gap-16 ${columns}`}>
        <PanelHead group={group} />
        <ul className={`${picture ? 'columns-2' : 'grid grid-cols-4 gap-6'} ${linkListStyle}`}>
          {links.map((link) => (
            <li key={link.label}>
              {link.picture && <PanelPicture src={link.picture} />}
              <IntentLink href={link.href}>{link.label}</IntentLink>
            </li>
          ))}
        </ul>
        {picture && <PanelPicture src={picture} />}
      </div>
    </div>
  )
}
