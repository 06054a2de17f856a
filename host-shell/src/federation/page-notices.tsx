import { useStore } from '../store/use-store.ts';
import { noticeText } from './notice-text.ts';
import { PageNotice } from './page-notice.tsx';
import type { RemoteRuntime } from './remote-runtime.ts';

export interface PageNoticesProps {
  readonly runtime: Pick<RemoteRuntime, 'notice' | 'online' | 'refreshPage' | 'dismissNotice'>;
}

/** Bars above the page: no network, and code that should be loaded anew (architecture 3b, 3h rows 24, 25, 30). */
export function PageNotices({ runtime }: PageNoticesProps) {
  const notice = useStore(runtime.notice);
  const isOnline = useStore(runtime.online);
  return (
    <>
      {!isOnline && (
        <PageNotice
          kind="warning"
          title="You are offline."
          advice="What is on the page stays. The rest goes on when the connection is back."
        />
      )}
      {notice !== undefined && (
        <PageNotice
          kind={notice.kind === 'blocked' ? 'warning' : 'info'}
          {...noticeText(notice)}
          onRefresh={runtime.refreshPage}
          onDismiss={notice.kind === 'blocked' ? undefined : runtime.dismissNotice}
        />
      )}
    </>
  );
}
