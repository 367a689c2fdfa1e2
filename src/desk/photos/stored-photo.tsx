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
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void box.get(id).then((file) => {
      if (!file || isGone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [box, id]);
  return <img src={address} alt={words} />;
}
