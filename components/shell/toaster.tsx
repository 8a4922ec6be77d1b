'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { useTopDialog } from '#components/ui/open-dialogs.ts'
import { toasterCode } from '#components/ui/toasts.ts'

/** On phones a dialog fills the window's width. Toasts leave room for its close button in the upper right corner. */
const besideClose = 'max-[600px]:w-[calc(100vw-5.5rem)]!'

/**
 * The toasts, stacked over the header, where they cover no form. Everything outside an open modal dialog is inert and below it, so the
 * toasts' container moves into the dialog.
 */
export function Toaster() {
  const [place] = useState(() => document.createElement('div'))
  const dialog = useTopDialog()
  useLayoutEffect(() => {
    const parent = dialog ?? document.body
    parent.append(place)
  }, [dialog, place])
  useLayoutEffect(() => () => place.remove(), [place])
  // Runs after the effect of its child, which subscribes to toasts.
  useEffect(toasterCode.mounted, [])
  return createPortal(
    <Sonner
      visibleToasts={8}
      position="top-center"
      offset={{ top: 8 }}
      mobileOffset={{ top: 8 }}
      gap={4}
      closeButton
      toastOptions={{
        className: `font-sans! ${dialog ? besideClose : ''}`,
        classNames: { closeButton: 'size-6!' },
      }}
    />,
    place,
  )
}
