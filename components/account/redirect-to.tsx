import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'

/** Redirects by a meta refresh: the response has begun, so Next could redirect with JavaScript only. */
export const RedirectTo = ({ path }: { path: string }) => (
  <>
    <meta httpEquiv="refresh" content={`0;url=${path}`} />
    <a href={path} className={buttonStyle('secondary')}>
      {words.account.goOn}
    </a>
  </>
)
