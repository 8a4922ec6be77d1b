/** Couriers with domestic tariffs at RajaOngkir: its codes and their display names (docs/couriers.md). */
export const rajaongkirCouriers: ReadonlyMap<string, string> = new Map([
  ['jne', 'JNE'],
  ['jnt', 'J&T Express'],
  ['sicepat', 'SiCepat'],
  ['pos', 'Pos Indonesia'],
  ['tiki', 'TIKI'],
  ['ninja', 'Ninja Xpress'],
  ['lion', 'Lion Parcel'],
  ['ide', 'ID Express'],
  ['sap', 'SAP Express'],
  ['wahana', 'Wahana'],
  ['rex', 'REX'],
  ['sentral', 'Sentral Cargo'],
])
