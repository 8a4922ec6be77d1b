import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/**
 * Calls `onFollow` when a link inside an element is followed, by pointer or key. One listener on the element lets its links stay
 * server-rendered. It is added before paint: React hydrates at once for an early click, and the listener still gets that click.
 */
export function useLinkClicks(
  container: RefObject<HTMLElement | null>,
  onFollow: (link: HTMLAnchorElement, event: MouseEvent) => void,
): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link) onFollow(link, event)
  })
  useLayoutEffect(() => {
    const element = container.current
    const listener = (event: MouseEvent) => onClick(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [container])
}
