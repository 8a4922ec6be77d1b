interface ToggleIconProps {
  icon: IconName
  /** Accessible names while closed and open. */
  open: string
  close: string
}

/** The icon in the summary of a <details> with the class `group`, which turns into a cross while open. */
export function ToggleIcon({ icon, open, close }: ToggleIconProps) {
  return (
    <>
      <Icon name={icon} whileOpen="close" />
      <span className="sr-only group-open:hidden">{open}</span>{' '}
      <span className="sr-only hidden group-open:inline">{close}</span>
    </>
  )
}

const paths = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  back: 'm15 5-7 7 7 7',
  chevron: 'm9 5 7 7-7 7',
  up: 'm5 15 7-7 7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5-10-6.5Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v5l3 2',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  cart: 'M5 8h14l-1 12H6L5 8Zm4 0V6a3 3 0 0 1 6 0v2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  pin: 'M12 21s-6-5.7-6-11a6 6 0 1 1 12 0c0 5.3-6 11-6 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone: 'M7.5 2.5h9v19h-9v-19Zm3 16h3M12 7v6m-2.5-2.5L12 13l2.5-2.5',
  truck:
    'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  card: 'M3 6h18v12H3V6Zm0 4h18M7 15h4',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6H3Zm6 10v-5h6v5',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3V7Zm11 0v10',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  name: IconName
  /** The icon to show while open, in the summary of a <details> with the class `group`. */
  whileOpen?: IconName
}

/** A decorative line icon. Its button or link has the accessible name. */
export function Icon({ name, whileOpen }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={paths[name]} className={whileOpen && 'group-open:hidden'} />
      {whileOpen && <path d={paths[whileOpen]} className="hidden group-open:inline" />}
    </svg>
  )
}
