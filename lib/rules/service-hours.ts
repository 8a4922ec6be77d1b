/** Opening hours of every store, on each day, in WIB (spec §9). */
export const storeHours = { opens: '10:00', closes: '20:00' } as const

/** Customer service hours, Monday to Friday except national holidays, in WIB (spec §9). */
export const customerServiceHours = { opens: '09:00', closes: '16:00' } as const

/** Orders paid before this time are sent on the same day, in WIB (spec §9). */
export const sameDayCutOff = '08:00'
