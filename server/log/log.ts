/** What the shop writes to its log: enough to mend a failure, nothing of the people it happened to. */

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** Of the system or the database: `ECONNREFUSED`, `23505`. */
  readonly code?: string;
  readonly cause?: LoggedError;
};

/** A failed query tells its values after this word: passwords' hashes, names, addresses. */
const values = /\s*params:[^]*$/;

/** How far causes of causes are followed. */
const deepest = 5;

/** A message without the values that a query was asked with. */
export const withoutValues = (message: string): string => message.replace(values, '');

/**
 * An error as the log may have it: what a failed query was asked with is left out, in the message and the stack,
 * and so is every member beyond the named ones (`params`, Postgres' `detail` with the row's values).
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)), stack: '' };
  const { code, cause } = error as Error & { code?: unknown };
  const message = withoutValues(error.message);
  // The stack repeats the message before the places; the places are what it is read for.
  const stack = (error.stack ?? '').replace(error.message, () => message);
  return {
    type: error.name,
    message,
    stack: withoutValues(stack),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
  };
}

type About = {
  /** The request that it was for, and the job that it was in. */
  readonly reqId?: string | undefined;
  readonly job?: string;
};

/** A line for what happens outside of any request, with the levels of the server's logger; whoever keeps the log stamps the time. */
const lineOf = (level: number, members: object): string => `${JSON.stringify({ level, ...members })}\n`;

/** An error as one line. */
export const errorLine = (error: unknown, about: About = {}): string =>
  lineOf(50, { ...about, err: describeError(error) });

/** A failure that needs no stack, since where it was met says nothing, as one line. */
export const failureLine = (msg: string, members: object): string => lineOf(50, { ...members, msg });

/** A warning as one line. */
export const warningLine = (msg: string, members: object): string => lineOf(40, { ...members, msg });

/** Settings of the server's logger; its level is another one's to choose. */
export const logging = {
  level: 'warn',
  serializers: {
    err: (error: unknown) => describeError(error),
    // Neither address nor person.
    req: ({ method }: { method: string }) => ({ method }),
  },
};
