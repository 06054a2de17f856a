import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is still on the page when an answer comes. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
