/** The rules that every answer of the API keeps, whatever was asked. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { problemStatus, type ProblemCode } from '../../domain/problem-status.ts';
import { isGuarded, type ApiDocument } from '../../server/http/openapi-document.ts';
import type { Described } from './calls.ts';
import type { Answer } from './send.ts';

/** What a stack, a query or a path of the server looks like. */
const innards = /\n\s+at |node_modules|\.ts:\d|file:\/\/|\bselect\b.+\bfrom\b|\binsert into\b|ECONN|\/tmp\//i;

/**
 * @param marks words of other people, which must not stand in the answer
 * @returns what is wrong with it; nothing, as a rule
 */
export type Judge = (described: Described, answer: Answer, marks: readonly string[]) => string[];

export function createJudge(document: ApiDocument): Judge {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'api', ...document }, 'api');
  ajv.addVocabulary(['openapi', 'info', 'paths', 'components', 'servers', 'security', 'tags']);
  const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  const known = new Map<string, ValidateFunction>();
  const shapeAt = (path: string) => {
    const shape = known.get(path) ?? ajv.compile({ $ref: `api#${path}` });
    known.set(path, shape);
    return shape;
  };

  return ({ method, path, operation }, answer, marks) => {
    const faults: string[] = [];
    const { status, headers, body, sent } = answer;
    const text = body.toString('utf8');
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    const isSuccess = status < 400;
    const expect = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault));

    expect(status < 500, `status ${status}`);
    expect(!innards.test(text), 'tells of the server’s insides');
    for (const mark of marks)
      expect(!(text + JSON.stringify(headers)).includes(mark), `tells of somebody else: ${mark}`);
    expect(headers['x-content-type-options'] === 'nosniff', 'no nosniff');
    expect(typeof headers['x-request-id'] === 'string', 'no request id');
    if (!isSuccess || isGuarded(operation))
      expect(
        headers['cache-control'] === 'private, no-store',
        `cache-control ${String(headers['cache-control'])}`,
      );

    if (isSuccess) {
      if (status === 304 && 'if-none-match' in sent.headers) return faults;
      const described = operation.responses?.[status];
      expect(described !== undefined, `the status ${status} is not described`);
      const [described_] = Object.keys(described?.content ?? {});
      expect(type === (described_ ?? ''), `type ${type} instead of ${described_}`);
      if (described_ === undefined) expect(text === '', 'a body where none is described');
      if (described_ === 'application/json')
        check(
          `/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`,
        );
      return faults;
    }

    expect(type === 'application/problem+json', `type ${type} of a problem`);
    const problem = check('/components/schemas/Problem') as {
      code?: ProblemCode;
      status?: number;
      errors?: [];
    };
    const { code } = problem ?? {};
    expect(code !== undefined && problemStatus[code] === status, `code ${code} with status ${status}`);
    expect(problem?.status === status, `says status ${problem?.status}`);
    if (code === 'invalid_query' || (code === 'invalid_body' && isJson(sent)))
      expect(Number(problem?.errors?.length) > 0, 'does not say which field is wrong');
    return faults;

    function check(place: string): unknown {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        faults.push('no JSON');
        return undefined;
      }
      const isOfShape = shapeAt(place);
      if (!isOfShape(value)) faults.push(`not of its shape: ${ajv.errorsText(isOfShape.errors)}`);
      return value;
    }
  };
}

/** Whether what was sent could be read; names that would change the language's own objects are refused before. */
function isJson({ payload = '', headers }: Answer['sent']): boolean {
  if (
    headers['content-type'] !== 'application/json' ||
    'content-length' in headers ||
    'content-encoding' in headers
  )
    return false;
  try {
    JSON.parse(payload);
    return !/_proto__|constructor/.test(payload);
  } catch {
    return false;
  }
}
