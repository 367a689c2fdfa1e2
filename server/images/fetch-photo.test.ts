import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { type Ask, isPublicIp } from '../http/public-hosts.ts';
import { fetchPhoto } from './fetch-photo.ts';

const photo = 'https://foto.example/1.jpg';
const content = (...pieces: (string | Uint8Array)[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece as string)));

/** An internet of a few addresses. */
const internet =
  (pages: Record<string, { status?: number; location?: string; content?: Readable }>): Ask =>
  async ({ href }) => {
    const page = pages[href];
    if (!page) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    return { status: page.status ?? 200, location: page.location, content: page.content ?? content('') };
  };

const read = async (address: string, ask?: Ask) => {
  const fetched = await fetchPhoto(address, undefined, ask);
  return 'file' in fetched ? Buffer.from(fetched.file).toString() : fetched.refusal.read.en;
};

test('a photo is fetched, over redirects too', async () => {
  const ask = internet({
    [photo]: { status: 302, location: '/2.jpg' },
    'https://foto.example/2.jpg': { status: 308, location: 'https://cdn.example/3.jpg' },
    'https://cdn.example/3.jpg': { content: content('the ', 'photo') },
  });
  expect(await read(photo, ask)).toBe('the photo');
});

test('what cannot be fetched is told in words', async () => {
  const loop = internet({ [photo]: { status: 301, location: photo } });
  expect(await read(photo, loop)).toBe('more than 3 redirects');
  const lost = internet({ [photo]: { status: 404 } });
  expect(await read(photo, lost)).toBe('the host answers 404');
  expect(await read('https://nobody.example/1.jpg', internet({}))).toBe('a host that is not there');
  for (const location of ['http://foto.example/1.jpg', 'file:///etc/passwd', 'data:image/png,']) {
    expect(await read(photo, internet({ [photo]: { status: 302, location } }))).toBe('no https address');
    expect(await read(location)).toBe('no https address');
  }
  expect(await read('https://me:secret@foto.example/1.jpg')).toBe('an address with a password in it');
});

test('a host cannot flood the shop', async () => {
  let sent = 0;
  const flood = Readable.from(
    (function* endless() {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(1024 * 1024);
      }
    })(),
  );
  expect(await read(photo, internet({ [photo]: { content: flood } }))).toBe('a larger file');
  expect(sent).toBeLessThan(60);
  expect(flood.destroyed).toBe(true);
});

test('this machine and the networks around it are not asked, whatever they are called', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void inside.close());
  const { port } = inside.address() as AddressInfo;
  for (const host of [
    'localhost',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ]) {
    expect(await read(`https://${host}:${port}/1.jpg`), host).toBe('a host inside a private network');
  }
  expect(connections).toBe(0);
});

test('private, local and special addresses are told from public ones', () => {
  const closed =
    '10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ' +
    '::1 :: fe80::1 fc00::1 fd12::1 ff02::1 64:ff9b::a00:1 ::ffff:10.0.0.1 ::10.0.0.1 2002:a00:1:: 2001:0:1:: 2001:db8::1 nothing';
  expect(closed.split(' ').filter(isPublicIp)).toEqual([]);
  const open = ['8.8.8.8', '172.32.0.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4002:400::1'];
  expect(open.filter((address) => !isPublicIp(address))).toEqual([]);
});
