'use client'

import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** Opens the browser's own way to print; not there without scripts, which need it for that. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()} className="needs-script">
      {words.orders.print}
    </Button>
  )
}
