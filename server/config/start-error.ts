/** Something outside the shop keeps it from starting; `message` is the one clear sentence the operator reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
