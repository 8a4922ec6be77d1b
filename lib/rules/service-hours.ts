/** When every store is open, each day, in WIB (spec §9). */
export const storeHours = { opens: '10:00', closes: '20:00' } as const

/** When customer service answers, Monday to Friday, in WIB; not on national holidays (spec §9). */
export const customerServiceHours = { opens: '09:00', closes: '16:00' } as const

/** Orders paid before this time go out the same day, in WIB (spec §9). */
export const sameDayCutOff = '08:00'
