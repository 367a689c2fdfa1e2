import { beforeEach, expect, test, vi } from 'vitest';

/** As a browser that enforces them: what a policy lets through is an object. */
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string>) =>
      Object.fromEntries(
        Object.entries(rules).map(([rule, pass]) => [rule, (text: string) => ({ name, text: pass(text) })]),
      ),
  });
  return () => vi.unstubAllGlobals();
});

const open = () => import('./trusted-types.ts');

test('a script of the shop passes, and Google’s tag; no other does', async () => {
  const { trustedScript } = await open();
  const worker = '/service-worker.js';
  const tag = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
  for (const address of [worker, tag])
    expect(trustedScript(address)).toEqual({ name: 'scripts', text: address });
  for (const address of [
    '//evil.example/service-worker.js',
    '/service-worker.js?x',
    `${tag}&callback=alert`,
    'https://www.googletagmanager.com.evil.example/gtag/js?id=G-1',
    'data:text/javascript,alert(1)',
    '',
  ])
    expect(() => trustedScript(address), address).toThrow(TypeError);
});

const sign =
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2z" id="pswp__icn-close"/></svg>';

test('a sign on a button passes, and nothing; other markup does not', async () => {
  const { trustedSign } = await open();
  for (const markup of [sign, '']) expect(trustedSign(markup)).toEqual({ name: 'signs', text: markup });
  for (const markup of [
    '<b>bold</b>',
    `${sign}<img src=x>`,
    sign.replace('<path', '<script>alert(1)</script><path'),
    sign.replace('<path', '<path onload=alert(1)'),
    sign.replace('<path', '<pathological'),
  ])
    expect(() => trustedSign(markup), markup).toThrow(TypeError);
});

test('a browser without Trusted Types takes the words themselves', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedScript, trustedSign } = await open();
  expect(trustedScript('/service-worker.js')).toBe('/service-worker.js');
  expect(trustedSign('')).toBe('');
});
