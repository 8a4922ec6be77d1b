'use client'

import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** Opens the browser's print dialog; hidden without JavaScript. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()} className="needs-script">
      {words.orders.print}
    </Button>
  )
}
