import { LoadingSign } from '../layout/loading-sign.tsx';

/** Shown while the sign-in check runs, and nothing else is (specification, section 2). */
export function LoadingScreen() {
  return (
    <LoadingSign aria-label="Loading..." minH="100dvh">
      Loading...
    </LoadingSign>
  );
}
