'use client'

import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster } from 'sonner'
import { useTopDialog } from '#components/ui/open-dialogs.ts'

/**
 * The toasts, stacked over the site's header, where they hide no form. Outside an open modal dialog everything
 * is inert and lies beneath it, so the one element that holds them moves into the dialog.
 */
export function ToastsRegion() {
  const [place] = useState(() => document.createElement('div'))
  const dialog = useTopDialog()
  useLayoutEffect(() => {
    const parent = dialog ?? document.body
    parent.append(place)
  }, [dialog, place])
  useLayoutEffect(() => () => place.remove(), [place])
  return createPortal(
    <Toaster
      visibleToasts={8}
      position="top-center"
      offset={{ top: 8 }}
      mobileOffset={{ top: 8 }}
      gap={4}
      closeButton
      toastOptions={{ className: 'font-sans!' }}
    />,
    place,
  )
}
