import type { ApiRequest } from '../../../domain/api-call.ts';

/** Asks the desk. @param path below the desk's own @param key under which it is done once, however often it is sent @throws Problem for an answer that is no success */
export type Call = <Answer = void>(
  method: ApiRequest['method'],
  path: string,
  body?: object,
  key?: string,
) => Promise<Answer>;
