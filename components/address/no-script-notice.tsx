import * as words from '#lib/messages/words.ts'

/** Shown without JavaScript: the area lists depend on each other and need it. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="mb-6 border-danger border-l-2 py-2 pl-4">{words.address.needsScripts}</p>
    </noscript>
  )
}
