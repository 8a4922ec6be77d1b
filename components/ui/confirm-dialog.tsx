'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/modal.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  question: string
  text: string
  /** More content below the text. */
  children?: ReactNode
  yes: string
  no: string
  onYes: () => void
  onClose: () => void
}

/** Asks for confirmation. Escape and a press outside mean no. */
export function ConfirmDialog({
  isOpen,
  question,
  text,
  children,
  yes,
  no,
  onYes,
  onClose,
}: ConfirmDialogProps) {
  const id = useId()
  const agree = () => {
    onClose()
    onYes()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={id}
      describedBy={`${id}-text`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] p-6"
    >
      <h2 id={id} className="text-xl">
        {question}
      </h2>
      <div id={`${id}-text`}>
        <p className="mt-2">{text}</p>
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {no}
        </Button>
        <Button onClick={agree}>{yes}</Button>
      </div>
    </Modal>
  )
}
