/** Whether an element has a layout box; on a page that Next keeps hidden it has none. Older browsers lack `checkVisibility`. */
export const hasBox = (element: Element): boolean => element.getClientRects().length > 0
