/** Letters whose fate somebody has before their eyes: nobody need tell them. */
const followed = new Set<string>();

/** @returns ends it */
export function follow(key: string): () => void {
  followed.add(key);
  return () => void followed.delete(key);
}

export const isFollowed = (key: string): boolean => followed.has(key);
