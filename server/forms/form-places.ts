/** Forms with photos are held in memory whole: so many of them at once, however many people send some. */
import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { addressOf, siteOf } from '../http/limits.ts';

/** The largest that may come weigh 400 MB together. */
export const formsAtOnce = 8;
/** Of one sender: nobody keeps the others out alone. */
export const formsOfOneSender = 2;

declare module 'fastify' {
  interface FastifyRequest {
    /** What is still done with a form's photos, and needs them in memory until then. */
    photoWork?: Promise<unknown>;
  }
}

/**
 * A hook that lets a form of several parts in, if there is a place. It has it until its answer has gone out or its sender has
 * left, and nothing works on its photos any more: whoever sends and leaves at once must not send more than the shop can hold.
 *
 * @returns the hook; throws Problem `unavailable` before any of the form is read
 */
export function createFormPlaces(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  /** Whose forms they are. */
  const taken: string[] = [];
  return async (request, reply) => {
    if (!request.isMultipart()) return;
    const sender = siteOf(request) ?? addressOf(request);
    const own = taken.filter((name) => name === sender);
    if (taken.length >= formsAtOnce || own.length >= formsOfOneSender) throw new Problem('unavailable');
    taken.push(sender);
    const giveBack = () => void taken.splice(taken.indexOf(sender), 1);
    // Calls once, and also for a sender who had left before: the answer's own events are over then.
    finished(reply.raw, () => {
      if (request.photoWork) request.photoWork.then(giveBack, giveBack);
      else giveBack();
    });
  };
}

/** Keeps the form's place until the work on its photos is done. @returns what the work gives */
export function holdFormPlace<Made>(request: FastifyRequest, work: Promise<Made>): Promise<Made> {
  request.photoWork = work;
  return work;
}
