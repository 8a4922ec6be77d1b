import { buttonStyle } from '#components/ui/button.tsx'

interface WhenLateProps {
  text: string
  /** The same content as plain pages. */
  href: string
  label: string
}

/** A link to a version without scripts. CSS alone shows it when the page's scripts haven't loaded for some seconds. */
export const WhenLate = ({ text, href, label }: WhenLateProps) => (
  <div className="when-late mt-8 flex flex-col items-start gap-3">
    <p>{text}</p>
    <a href={href} className={buttonStyle('secondary')}>
      {label}
    </a>
  </div>
)
