/** Reads the files in a ZIP, to compare with what was put there. */
import { fromBuffer, type Entry } from 'yauzl';

/** Names and texts of the files in a ZIP. */
export const unzipped = (zip: Buffer): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on('end', () => resolve(files));
      file.on('error', reject);
      file.on('entry', (entry: Entry) =>
        file.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const pieces: Buffer[] = [];
          stream.on('data', (piece: Buffer) => pieces.push(piece));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(pieces).toString());
            file.readEntry();
          });
        }),
      );
      file.readEntry();
    });
  });
