import * as words from '#lib/messages/words.ts'

/** Said where scripts are turned off: one list waits for the other. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="mb-6 border-danger border-l-2 py-2 pl-4">{words.address.needsScripts}</p>
    </noscript>
  )
}
