'use client'

import { type ReactNode, useId } from 'react'
import { DialogHead } from '#components/ui/dialog-head.tsx'
import { Modal } from '#components/ui/modal.tsx'

interface DrawerProps {
  isOpen: boolean
  title: string
  /** The name of the close button. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A full-height dialog that slides in from the right. In a short window the whole drawer scrolls. */
export function Drawer({ isOpen, title, closeLabel, onClose, children }: DrawerProps) {
  const id = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      className="drawer ml-auto h-dvh w-full max-w-md"
    >
      <div className="flex h-full flex-col p-4 short:h-auto short:min-h-full md:p-6">
        <DialogHead id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
        {children}
      </div>
    </Modal>
  )
}
