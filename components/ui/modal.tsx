'use client'

import {
  type KeyboardEventHandler,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { isStrayPress } from '#components/ui/double-press-guard.ts'
import { registerDialog } from '#components/ui/open-dialogs.ts'
import { useCloseOnBack } from '#components/ui/panel-history.ts'

/** Returns whether a press is on the backdrop: its target is the dialog, but its position is outside the dialog's box. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

const knowsClosedBy = (dialog: object): boolean => 'closedBy' in dialog

/**
 * Closes a modal dialog on a press outside in browsers without `closedby` (Safari, Chromium before 134). A drag from inside, such as a text
 * selection, doesn't close it.
 */
function usePressOutside() {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = isOnBackdrop(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (knowsClosedBy(event.currentTarget)) return
      if (beganOutside.current && isOnBackdrop(event)) event.currentTarget.close()
    },
  }
}

interface ModalProps {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  /** The id of the text that is read out with the name when it opens. */
  describedBy?: string
  className: string
  /** Handles shortcuts while the dialog is open. */
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

const keepOpenForStrayPress = (event: SyntheticEvent) => {
  if (isStrayPress()) event.preventDefault()
}

/**
 * A modal <dialog>. The browser handles focus, Escape and the return of focus. A press outside and Back close it, but not the second press
 * of a double press on the opening button.
 */
export function Modal({
  isOpen,
  onClose,
  labelledBy,
  describedBy,
  className,
  onKeyDown,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    element.showModal()
    const unregister = registerDialog(element)
    return () => {
      element.close()
      unregister()
    }
  }, [isOpen])
  useCloseOnBack(dialog, isOpen, onClose)
  const pressOutside = usePressOutside()
  return (
    <dialog
      ref={dialog}
      {...pressOutside}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      closedby="any"
      onCancel={keepOpenForStrayPress}
      // React also delivers the event of a nested dialog here, although it doesn't bubble in the browser.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={onKeyDown}
    >
      {isOpen && children}
    </dialog>
  )
}
