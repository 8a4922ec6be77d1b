/** Returns whether a press on a link opens it in another tab or window. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>): boolean => metaKey || ctrlKey || shiftKey
