/** @returns the places, from 0, of the photos that the server would not take; its codes name them `photos.2` */
export function refusedPlaces(codes: Readonly<Record<string, string>>): number[] {
  return Object.keys(codes).flatMap((path) => {
    const [, place] = /^photos\.(\d+)$/.exec(path) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
}
