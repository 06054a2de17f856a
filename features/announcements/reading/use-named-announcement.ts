import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameter by which a mail leads to its announcement. */
const PARAMETER = 'announcement';

export interface NamedAnnouncement {
  /** Its id; undefined: none is open. */
  readonly named: string | undefined;
  /** Opens another one, or none. */
  readonly show: (announcementId: string | undefined) => void;
}

/** Which announcement is read stands in the address, so a mail can lead to it. */
export function useNamedAnnouncement(): NamedAnnouncement {
  const [params, setParams] = useSearchParams();
  const id = params.get(PARAMETER);
  const show = useCallback(
    (announcementId: string | undefined) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(PARAMETER);
          if (announcementId !== undefined) next.set(PARAMETER, announcementId);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { named: id !== null && /^[^/]{1,200}$/.test(id) ? id : undefined, show };
}
