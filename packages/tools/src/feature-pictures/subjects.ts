/** Products of the demo company, in a size that stores have in stock. */
export const shirt = { id: 1035, size: 'M' }
export const polo = { id: 1040, size: 'M' }
