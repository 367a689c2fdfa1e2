/** Other names under which yards and buyers know a make; folded, as `slugOf` writes them. */
export const makeAliases: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedes-benz',
  alfa: 'alfa-romeo',
  landrover: 'land-rover',
  chevy: 'chevrolet',
};
