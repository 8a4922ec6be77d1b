/**
 * National holidays, on which couriers neither collect nor deliver; without collective leave.
 * Source: the joint decree (SKB 3 Menteri) of each year. 2027 is fixed by date and astronomy until its
 * decree is out: then compare it, and add the following year. Of a year without entries only Sundays are known.
 */
const holidays: ReadonlySet<string> = new Set([
  '2026-01-01', // New Year
  '2026-01-16', // Isra Mikraj
  '2026-02-17', // Imlek
  '2026-03-19', // Nyepi
  '2026-03-21', // Idul Fitri
  '2026-03-22', // Idul Fitri
  '2026-04-03', // Good Friday
  '2026-04-05', // Easter
  '2026-05-01', // Labour Day
  '2026-05-14', // Ascension Day
  '2026-05-27', // Idul Adha
  '2026-05-31', // Waisak
  '2026-06-01', // Pancasila Day
  '2026-06-16', // Islamic New Year
  '2026-08-17', // Independence Day
  '2026-08-25', // Maulid
  '2026-12-25', // Christmas
  '2027-01-01', // New Year
  '2027-01-05', // Isra Mikraj
  '2027-02-06', // Imlek
  '2027-03-08', // Nyepi
  '2027-03-10', // Idul Fitri
  '2027-03-11', // Idul Fitri
  '2027-03-26', // Good Friday
  '2027-03-28', // Easter
  '2027-05-01', // Labour Day
  '2027-05-06', // Ascension Day
  '2027-05-17', // Idul Adha
  '2027-05-20', // Waisak
  '2027-06-01', // Pancasila Day
  '2027-06-06', // Islamic New Year
  '2027-08-15', // Maulid
  '2027-08-17', // Independence Day
  '2027-12-25', // Christmas
])

/** Whether a day, 'YYYY-MM-DD', is a national holiday. */
export const isHoliday = (day: string): boolean => holidays.has(day)
