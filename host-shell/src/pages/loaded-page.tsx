import { ErrorPanel, LoadingBlock } from '@vcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { AccountBackend } from '../backend/account-backend.ts';

export interface LoadedPageProps<Code> {
  readonly account: () => Promise<AccountBackend>;
  /** Loads the page's code; the same function at each call, as a change loads again. */
  readonly load: () => Promise<Code>;
  readonly children: (code: Code, account: AccountBackend) => ReactNode;
}

/** A page of the shell whose code, and that of database and storage, loads when the page is opened; again when asked. */
export function LoadedPage<Code>({ account, load, children }: LoadedPageProps<Code>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<readonly [Code, AccountBackend] | 'failed'>();
  // Runs again by its dependencies: a new attempt loads again.
  useEffect(() => {
    let wanted = true;
    setLoaded(undefined);
    Promise.all([load(), account()]).then(
      (both) => wanted && setLoaded(both),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load, account, attempt]);
  if (loaded === undefined) return <LoadingBlock />;
  if (loaded === 'failed')
    return (
      <ErrorPanel
        level={1}
        title="This page could not be loaded"
        description="Check your connection, then try again."
        onRetry={() => setAttempt((last) => last + 1)}
      />
    );
  return children(...loaded);
}
