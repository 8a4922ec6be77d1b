'use client'

import { type ReactNode, useId } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Modal } from '#components/ui/modal.tsx'

interface DrawerProps {
  isOpen: boolean
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that comes in from the right, over the height of the window. */
export function Drawer({ isOpen, title, closeLabel, onClose, children }: DrawerProps) {
  const id = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      className="drawer ml-auto h-dvh w-full max-w-md"
    >
      <div className="flex h-full flex-col p-4 md:p-6">
        <div className="flex items-center justify-between">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mr-2" />
        </div>
        {children}
      </div>
    </Modal>
  )
}
