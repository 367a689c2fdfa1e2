/** Photos as they lie in the outbox. WebKit keeps no Blob in the database of a private window ("Error preparing Blob/File data"), but its bytes. */
export type StoredPhoto = Blob | { readonly bytes: ArrayBuffer; readonly type: string };

export const blobOf = (photo: StoredPhoto): Blob =>
  photo instanceof Blob ? photo : new Blob([photo.bytes], { type: photo.type });

/** What any browser keeps that keeps anything. */
export const asBytes = (photos: readonly StoredPhoto[]): Promise<StoredPhoto[]> =>
  Promise.all(
    photos.map(blobOf).map(async (photo) => ({ bytes: await photo.arrayBuffer(), type: photo.type })),
  );
