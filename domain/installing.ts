/** Who is offered to have the shop among their apps: whoever comes back, or has put something into the cart; once. */

/** Where the browser keeps that somebody would rather not. Nothing else about it is kept. */
export const noInstallKey = 'install';

export type Visitor = {
  readonly hasRefused: boolean;
  /** Whether this is the installed shop already. */
  readonly isInstalled: boolean;
  /** Whether this visit is not their first. */
  readonly isBack: boolean;
  /** In the cart. */
  readonly pieces: number;
};

export const mayOfferInstalling = ({ hasRefused, isInstalled, isBack, pieces }: Visitor): boolean =>
  !hasRefused && !isInstalled && (isBack || pieces > 0);
