import { useEffect, useState } from 'react';
import { storedPicturePath } from '../backend/stored-picture.ts';

/** Opens a stored picture by its address; undefined: it cannot be had now. May reject when its code does not arrive. */
export type OpenPicture = (url: string) => Promise<Blob | undefined>;

/** What an image can show for the address of a picture; null while it is opened, and when it cannot be: initials stand in. */
export function usePicture(url: string | null, open: OpenPicture): string | null {
  const [opened, setOpened] = useState<{ readonly url: string; readonly shown: string }>();
  const isStored = url !== null && storedPicturePath(url) !== undefined;
  useEffect(() => {
    if (!isStored) return;
    let shown = '';
    let isOver = false;
    open(url).then(
      (picture) => {
        if (isOver || picture === undefined) return;
        shown = URL.createObjectURL(picture);
        setOpened({ url, shown });
      },
      () => {},
    );
    return () => {
      isOver = true;
      if (shown !== '') URL.revokeObjectURL(shown);
    };
  }, [url, isStored, open]);
  if (!isStored) return url;
  return opened?.url === url ? opened.shown : null;
}
