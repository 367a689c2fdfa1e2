/** A form of several parts, fields and photos, as it comes in: nothing of it touches the disk. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { requestPhotoBytesMax, requestPhotosMax } from '../../domain/constants.ts';
import { Problem, type FieldProblem } from '../../domain/problem.ts';
import { kindOf } from '../images/file-kind.ts';

/** What is there once a form was read, before anything of it was unpacked. */
export type SentParts = {
  /** Photos as they were sent, by their place among them; those with a fault are left out. */
  readonly files: ReadonlyMap<number, Uint8Array>;
  readonly faults: readonly FieldProblem[];
};

declare module 'fastify' {
  interface FastifyRequest {
    sentParts?: SentParts;
  }
}

/** Fields of the form that are numbers; everything in such a form is text. */
const numbers = ['quantity', 'brandId', 'modelId'];

const fieldBytesMax = 32 * 1024;
const fieldsMax = 16;

/** What the whole form may weigh, what stands between its parts included. */
const formBytesMax = requestPhotosMax * requestPhotoBytesMax + fieldsMax * fieldBytesMax;

export const partsLimits = {
  throwFileSizeLimit: false,
  limits: {
    files: requestPhotosMax,
    fileSize: requestPhotoBytesMax,
    fields: fieldsMax,
    fieldSize: fieldBytesMax,
    parts: requestPhotosMax + fieldsMax,
    headerPairs: 20,
  },
};

/** @throws Problem `body_too_large` before any of it is read */
export async function refuseHugeForm({ headers }: FastifyRequest): Promise<void> {
  const isOfParts = /^multipart\//i.test(headers['content-type'] ?? '');
  if (isOfParts && Number(headers['content-length']) > formBytesMax) throw new Problem('body_too_large');
}

/**
 * Reads the parts, if the form has any, before the body is checked: its fields become the body, the rest `request.sentParts`.
 * Its photos are unpacked after the body was found good (`take-photos.ts`): they cost more than all else.
 *
 * @throws Problem `invalid_body` for what is no such form; with `photos`: `too_many`
 */
export async function readParts(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields = new Map<string, unknown>();
  const files = new Map<number, Uint8Array>();
  const faults: FieldProblem[] = [];
  try {
    let place = 0;
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) faults.push({ path: part.fieldname, code: 'too_long' });
        fields.set(part.fieldname, valueOf(part.fieldname, part.value));
      } else if (part.fieldname === 'photos') {
        const read = await readFile(part);
        if ('fault' in read) faults.push({ path: `photos.${place}`, code: read.fault });
        else files.set(place, read.file);
        place += 1;
      } else {
        part.file.resume();
        faults.push({ path: part.fieldname, code: 'unknown_field' });
      }
    }
  } catch (error) {
    // The rest still comes; unread it would hold the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw asProblem(error);
  }
  request.sentParts = { files, faults };
  request.body = Object.fromEntries(fields);
}

function valueOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (numbers.includes(name) && /^\d{1,9}$/.test(value)) return Number(value);
  // Such forms carry each line break as two signs, whatever was typed.
  return value.replaceAll('\r\n', '\n');
}

async function readFile(part: MultipartFile): Promise<{ file: Uint8Array } | { fault: string }> {
  const file = await part.toBuffer();
  if (part.file.truncated) return { fault: 'too_large' };
  return 'other' in kindOf(file) ? { fault: 'invalid_image' } : { file };
}

/** What the reader of parts throws is the sender's doing: too many parts, or no form at all. */
function asProblem(error: unknown): Problem {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_FILES_LIMIT')
    return new Problem('invalid_body', { errors: [{ path: 'photos', code: 'too_many' }] });
  return new Problem(statusCode === 413 ? 'body_too_large' : 'invalid_body');
}
