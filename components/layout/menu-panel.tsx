import type { CSSProperties } from 'react'
import type { MenuGroup, MenuLink } from '#components/layout/menu.ts'
import { cssUrl, imageAddress } from '#components/ui/image-props.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'

const panel = 'menu-panel pb-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center bar:menu-parts'

/** Returns the style that names a picture of the bar (app/styles/header.css). The browser loads it when the panel opens. */
const pictured = (src?: string | null): CSSProperties | undefined =>
  src ? { '--picture': cssUrl(imageAddress(src, 750)) } : undefined

/** The label. If the drawer has a shorter one, renders both and CSS shows one (spec §2). */
function Label({ link: { label, shortLabel } }: { link: MenuLink }) {
  if (shortLabel === undefined) return label
  return (
    <>
      <span className="bar:hidden">{shortLabel}</span>{' '}
      <span className="hidden bar:inline">{label}</span>
    </>
  )
}

const MenuItem = ({ link }: { link: MenuLink }) => (
  <>
    <IntentLink href={link.href} lang={link.lang}>
      <Label link={link} />
    </IntentLink>{' '}
  </>
)

/**
 * The parts of a menu group. In the drawer they are a list; in the bar, a panel with the group's text, its links in columns and one picture
 * for the group or for each link. Uses few elements, since every page includes them.
 */
export function MenuPanel({
  group: { label, lang, text, overviews, links: parts, picture },
}: {
  group: MenuGroup
}) {
  const columns = picture ? 'bar:grid-cols-[1fr_1fr_20rem]' : 'bar:grid-cols-[1fr_3fr]'
  const grouped = picture ? 'bar:columns-2' : 'bar:grid bar:grid-cols-4 bar:gap-6'
  return (
    <div className={`${panel} ${columns}`} style={pictured(picture)}>
      <div className="bar:menu-overviews">
        <p lang={lang} className="hidden font-display text-2xl bar:block">
          {label}
        </p>
        <p lang={lang} className="mt-2 mb-4 hidden max-w-[19.6em] text-muted bar:block">
          {text}
        </p>
        {overviews.map((link) => (
          <MenuItem key={link.href} link={link} />
        ))}
      </div>
      <ul className={grouped}>
        {parts.map((link) => (
          <li key={link.href + link.label} style={pictured(link.picture)}>
            <MenuItem link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}
