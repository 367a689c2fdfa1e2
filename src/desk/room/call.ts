import type { ApiRequest } from '../../../domain/api-call.ts';

/** Asks the desk. @param path below the desk's own. @throws Problem for an answer that is no success */
export type Call = <Answer = void>(
  method: ApiRequest['method'],
  path: string,
  body?: object,
) => Promise<Answer>;
