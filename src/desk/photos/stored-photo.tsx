/** A photo that lies on this phone. */
import { useEffect, useState } from 'react';
import type { Box } from '../../offline/outbox/box.ts';

type StoredPhotoProps = {
  readonly box: Pick<Box<Blob>, 'get'>;
  /** Its key there. */
  readonly id: string;
  readonly words: string;
};

export function StoredPhoto({ box, id, words }: StoredPhotoProps) {
  const [file, setFile] = useState<Blob>();
  useEffect(() => {
    let isGone = false;
    void box.get(id).then((found) => {
      if (!isGone) setFile(found);
    });
    return () => {
      isGone = true;
    };
  }, [box, id]);
  return <FilePhoto file={file} words={words} />;
}

/** One that is nowhere but in this page. @param props.file undefined while it is still looked for */
export function FilePhoto({ file, words }: { readonly file: Blob | undefined; readonly words: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setAddress(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return <img src={address} alt={words} />;
}
