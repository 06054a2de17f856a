import { Box, VisuallyHidden } from '@vcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SPLASH_MS } from '../layout/layout-constants.ts';
import { focusPageHeading } from './focus-page-heading.ts';
import { SplashOverlay } from './splash-overlay.tsx';
import { usePathSplash } from './use-path-splash.ts';

export interface PathSplashProps {
  /** Current `location.pathname`. */
  readonly path: string;
  /** True while the sign-in check runs: 'Loading...' is shown instead, and the clock goes on (A11). */
  readonly suspended?: boolean;
  /** How long the splash covers a page, ms; the specification's two seconds unless a test's page says otherwise. */
  readonly lengthMs?: number | undefined;
  /** False: the first page of the visit was there before the app, and is in use. */
  readonly startsCovered?: boolean | undefined;
  /** The whole application: it mounts and loads under the splash, out of reach (A46). */
  readonly children: ReactNode;
}

/**
 * The root of everything on screen. After each path change it covers the page for two seconds, then moves focus
 * to the page's h1 and announces the page. The first page of a visit is announced only: focus starts at the top.
 */
export function PathSplash(props: PathSplashProps) {
  const { path, suspended = false, lengthMs = SPLASH_MS, startsCovered = true, children } = props;
  const running = usePathSplash(path, lengthMs, startsCovered);
  const content = useRef<HTMLDivElement>(null);
  const isFirstPage = useRef(true);
  const [page, setPage] = useState('');
  useEffect(() => {
    const region = content.current?.querySelector<HTMLElement>('main') ?? content.current;
    if (running || suspended || region === null) return;
    const focus = isFirstPage.current ? 'keep' : 'move';
    isFirstPage.current = false;
    return focusPageHeading(region, focus, setPage);
  }, [running, suspended]);
  const covered = running && !suspended;
  return (
    <>
      <Box ref={content} inert={covered}>
        {children}
      </Box>
      {covered && <SplashOverlay />}
      <VisuallyHidden role="status" aria-live="polite" data-print="hide">
        {page !== '' && !running ? `${page} page` : ''}
      </VisuallyHidden>
    </>
  );
}
