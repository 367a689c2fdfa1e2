/** A form of several parts, fields and photos, as it comes in: nothing of it touches the disk. */
import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { requestPhotoBytesMax, requestPhotoSidePixels, requestPhotosMax } from '../../domain/constants.ts';
import { Problem, type FieldProblem } from '../../domain/problem.ts';
import { takeInSmall } from '../images/intake.ts';
import { createTurns } from '../turns.ts';

/** A photo as the shop keeps it, and the hash of what was sent: the same photo again is the same request again. */
export type SentPhoto = { readonly hash: string; readonly content: Uint8Array };

declare module 'fastify' {
  interface FastifyRequest {
    photos?: readonly SentPhoto[];
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

/** An unpacked photo takes hundreds of megabytes at worst: one at a time, however many people send some. */
const inTurn = createTurns(1, 10);

/** @throws Problem `body_too_large` before any of it is read */
export async function refuseHugeForm({ headers }: FastifyRequest): Promise<void> {
  const isOfParts = headers['content-type']?.startsWith('multipart/');
  if (isOfParts && Number(headers['content-length']) > formBytesMax) throw new Problem('body_too_large');
}

/**
 * Reads the parts, if the form has any, before the body is checked: its fields become the body, its photos `request.photos`,
 * made small one by one as they arrive.
 *
 * @throws Problem `invalid_body` with `photos.2` and the like: `invalid_image`, `too_large`; with `photos`: `too_many`
 */
export async function readParts(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields = new Map<string, unknown>();
  const photos: SentPhoto[] = [];
  const problems: FieldProblem[] = [];
  try {
    let place = 0;
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) problems.push({ path: part.fieldname, code: 'too_long' });
        fields.set(part.fieldname, valueOf(part.fieldname, part.value));
      } else if (part.fieldname === 'photos') {
        const taken = await takePhoto(part);
        if ('code' in taken) problems.push({ path: `photos.${place}`, code: taken.code });
        else photos.push(taken);
        place += 1;
      } else {
        part.file.resume();
        problems.push({ path: part.fieldname, code: 'unknown_field' });
      }
    }
  } catch (error) {
    // The rest still comes; unread it would hold the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw asProblem(error);
  }
  if (problems.length > 0) throw new Problem('invalid_body', { errors: problems });
  request.photos = photos;
  request.body = Object.fromEntries(fields);
}

function valueOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (numbers.includes(name) && /^\d{1,9}$/.test(value)) return Number(value);
  // Such forms carry each line break as two signs, whatever was typed.
  return value.replaceAll('\r\n', '\n');
}

async function takePhoto(part: MultipartFile): Promise<SentPhoto | { code: string }> {
  const file = await part.toBuffer();
  if (part.file.truncated) return { code: 'too_large' };
  const taken = await inTurn(() => takeInSmall(file, requestPhotoSidePixels));
  if ('refusal' in taken) return { code: 'invalid_image' };
  return { hash: createHash('sha256').update(file).digest('base64url'), content: taken.picture };
}

/** What the reader of parts throws is the sender's doing: too many parts, or no form at all. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_FILES_LIMIT')
    return new Problem('invalid_body', { errors: [{ path: 'photos', code: 'too_many' }] });
  return new Problem(statusCode === 413 ? 'body_too_large' : 'invalid_body');
}
