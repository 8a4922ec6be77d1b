import { NoScriptFallback } from '#components/help/no-script-fallback.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import * as messages from '#lib/messages/messages.ts'

/** Sends a browser without scripts on to the address of the page that has the result itself. */
export const ResultWithoutScripts = ({ href }: { href: string }) => (
  <>
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
    </noscript>
    <NoScriptFallback title={messages.payment.metaTitle} text={messages.payment.needsScripts}>
      <a href={href} className={buttonStyle('secondary')}>
        {messages.payment.checkAgain}
      </a>
    </NoScriptFallback>
  </>
)
