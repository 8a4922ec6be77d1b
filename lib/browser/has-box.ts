/** Whether an element has a layout box: a page that Next keeps hidden has none. Older browsers have no `checkVisibility`. */
export const hasBox = (element: Element): boolean => element.getClientRects().length > 0
