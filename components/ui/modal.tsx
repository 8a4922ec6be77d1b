'use client'

import {
  type KeyboardEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { isStrayPress } from '#components/ui/double-press-guard.ts'
import { noteOpenDialog } from '#components/ui/open-dialogs.ts'

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  className: string
  /** Shortcuts that work while the dialog is open. */
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

const keepOpenForStrayPress = (event: SyntheticEvent) => {
  if (isStrayPress()) event.preventDefault()
}

/**
 * A modal <dialog>: focus, Escape, a press beside it and the return of focus are the browser's. A double
 * press on what opens it only opens it.
 */
export function Modal({ isOpen, onClose, labelledBy, className, onKeyDown, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    element.showModal()
    const noteClosed = noteOpenDialog(element)
    return () => {
      element.close()
      noteClosed()
    }
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={className}
      closedby="any"
      onCancel={keepOpenForStrayPress}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {isOpen && children}
    </dialog>
  )
}
