/** Makes a photo as small as the shop keeps it, before it travels: a phone takes 5 MB, a tenth of that shows the same. */
import { requestPhotoSidePixels } from '../../../domain/constants.ts';

/** @returns what to send, the photo as it came where that is smaller; undefined for what the browser cannot read as a picture */
export async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    try {
      const small = await draw(picture);
      return small && small.size < file.size ? small : file;
    } finally {
      picture.close();
    }
  } catch {
    return undefined;
  }
}

/** @returns undefined where the browser cannot draw off the screen: the server makes it smaller too */
async function draw(picture: ImageBitmap): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const scale = Math.min(1, requestPhotoSidePixels / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // What is transparent would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}
