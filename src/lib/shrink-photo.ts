/** Photos, before they travel. */

/**
 * Makes a photo as small as the shop keeps it, before it travels, and upright: a phone takes 5 MB, a tenth of that shows the same.
 *
 * @param longestSide of the picture, in pixels; a smaller photo keeps its size
 * @returns what to send, the photo as it came where that is smaller; undefined for what the browser cannot read as a picture
 */
export async function shrinkPhoto(file: Blob, longestSide: number): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    try {
      const small = await draw(picture, longestSide);
      return small && small.size < file.size ? small : file;
    } finally {
      picture.close();
    }
  } catch {
    return undefined;
  }
}

/** @returns undefined where the browser cannot draw off the screen: the server makes it smaller too */
async function draw(picture: ImageBitmap, longestSide: number): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // What is transparent would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}
