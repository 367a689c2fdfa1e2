/** Made by `build/islands.ts`. */
declare module 'virtual:islands' {
  import type { RouteName } from '../../domain/routes.ts';

  /** Asks for the code of a page's islands; nothing on the server and in development, where they come as they are. */
  export const islandsOf: Partial<Record<RouteName, () => Promise<unknown>>>;
}
