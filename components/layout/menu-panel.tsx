import type { MenuGroup, MenuLink } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Picture } from '#components/ui/picture.tsx'

const panel =
  'menu-panel pb-3 bar:absolute bar:inset-x-0 bar:top-full bar:hidden bar:border-line bar:border-y bar:bg-surface bar:p-0 bar:group-focus-within/item:block bar:group-hover/item:block bar:group-data-dismissed/bar:hidden!'

const links =
  '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center bar:[&_a]:inline-flex bar:[&_a]:underline-offset-4 bar:[&_a:hover]:underline'

/** Lazy: loaded when the panel opens in the bar. */
function PanelPicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={640}
      height={480}
      sizes="320px"
      className="hidden aspect-[4/3] h-auto! bg-line object-[70%_50%] bar:block"
    />
  )
}

/** The label; where the drawer has a shorter one, both, of which one is shown (spec §2). */
function Label({ link: { label, shortLabel } }: { link: MenuLink }) {
  if (shortLabel === undefined) return label
  return (
    <>
      <span className="bar:hidden">{shortLabel}</span>
      <span className="hidden bar:inline">{label}</span>
    </>
  )
}

function Links({ links: shown, className }: { links: MenuLink[]; className: string }) {
  return (
    <ul className={`${links} ${className}`}>
      {shown.map((link) => (
        <li key={link.href + link.label}>
          {link.picture && <PanelPicture src={link.picture} />}
          <IntentLink href={link.href}>
            <Label link={link} />
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * The parts of a menu group: in the drawer a list; in the bar a panel with the group's text, its links in columns and
 * its picture, or each link with its own.
 */
export function MenuPanel({
  group: { label, text, overviews, links, picture },
}: {
  group: MenuGroup
}) {
  const columns = picture ? 'bar:grid-cols-[1fr_1fr_20rem]' : 'bar:grid-cols-[1fr_3fr]'
  const grouped = picture ? 'bar:columns-2' : 'bar:grid bar:grid-cols-4 bar:gap-6'
  return (
    <div className={panel}>
      <div
        className={`bar:mx-auto bar:grid bar:max-w-[1400px] bar:px-6 xl:bar:px-10 bar:gap-10 bar:py-8 xl:bar:gap-16 ${columns}`}
      >
        <div>
          <p className="hidden font-display text-2xl bar:block">{label}</p>
          <p className="mt-2 hidden max-w-[19.6em] text-muted bar:block">{text}</p>
          <Links links={overviews} className="bar:mt-4 bar:font-semibold bar:[&_a]:underline" />
        </div>
        <Links links={links} className={grouped} />
        {picture && <PanelPicture src={picture} />}
      </div>
    </div>
  )
}
