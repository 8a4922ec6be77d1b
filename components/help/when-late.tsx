import { buttonStyle } from '#components/ui/button.tsx'

interface WhenLateProps {
  text: string
  /** The same by plain pages, and how the link is called. */
  href: string
  label: string
}

/** A way on without scripts, shown by CSS alone when those of the page have not come for some seconds. */
export const WhenLate = ({ text, href, label }: WhenLateProps) => (
  <div className="when-late mt-8 flex flex-col items-start gap-3">
    <p>{text}</p>
    <a href={href} className={buttonStyle('secondary')}>
      {label}
    </a>
  </div>
)
