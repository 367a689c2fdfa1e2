/**
 * `npm run gallery`: shows what the screens are made of, until Ctrl-C.
 * `npm run gallery -- --pictures FOLDER`: takes a picture of each part instead, in both languages, for a phone and a desktop.
 */
import { parseArgs } from 'node:util';
import { takePictures } from './gallery-pictures.ts';
import { startGallery } from './start-gallery.ts';

const { values } = parseArgs({ options: { pictures: { type: 'string' } } });

const gallery = await startGallery();
if (values.pictures === undefined) console.log(`The gallery is at ${gallery.url} (Ctrl-C ends it)`);
else {
  try {
    await takePictures(gallery.url, values.pictures);
  } finally {
    await gallery.stop();
  }
}
