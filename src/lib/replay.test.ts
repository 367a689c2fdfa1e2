import { expect, test } from 'vitest';
import type { ApiRequest, Send } from '../../domain/api-call.ts';
import { record, replay } from './replay.ts';

const get = (path: string): ApiRequest => ({ method: 'GET', path, headers: {} });
const server: Send = async ({ path }) => ({ status: 200, body: path, isPublic: path === '/api/brands' });

test('what was fetched is kept apart: anybody’s and the person’s', async () => {
  const recorder = record(server);
  await recorder.send(get('/api/brands'));
  await recorder.send(get('/api/orders'));
  expect(recorder.answers).toEqual({
    public: { 'GET /api/brands': { status: 200, body: '/api/brands' } },
    personal: { 'GET /api/orders': { status: 200, body: '/api/orders' } },
  });
});

test('a write is never recorded', async () => {
  const recorder = record(server);
  await recorder.send({ method: 'POST', path: '/api/cart/quote', headers: {}, body: '{}' });
  expect(recorder.answers).toEqual({ public: {}, personal: {} });
});

test('a recorded answer is given once, then the network is asked', async () => {
  const send = replay({ 'GET /api/brands': { status: 200, body: 'recorded' } }, server);
  expect((await send(get('/api/brands'))).body).toBe('recorded');
  expect((await send(get('/api/brands'))).body).toBe('/api/brands');
});
