import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** Sends a browser without scripts on to the address of the page that has the result itself. */
export const ResultWithoutScripts = ({ href }: { href: string }) => (
  <>
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
    </noscript>
    <NoScriptFallback title={words.payment.metaTitle} text={words.payment.needsScripts}>
      <a href={href} className={buttonStyle('secondary')}>
        {words.payment.checkAgain}
      </a>
    </NoScriptFallback>
  </>
)
