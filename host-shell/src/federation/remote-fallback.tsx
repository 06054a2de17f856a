import { Box, Button, ErrorPanel, Text } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ALLOW_OVERRIDES } from './build-constants.ts';
import type { LoadFailure } from './load-failure.ts';
import { failureDetails, failureText } from './load-failure-text.ts';

const HOME = '/dashboard';

export interface RemoteFallbackProps {
  readonly failure: LoadFailure;
  /** The shell shows the remote's menu beside it. */
  readonly hasMenu: boolean;
  readonly onRetry: () => void;
  /** Development builds: forgets the overrides of this tab. */
  readonly resetOverride?: (() => void) | undefined;
}

/** Takes the slot's place when its remote cannot be shown (architecture 3h). */
export function RemoteFallback({ failure, hasMenu, onRetry, resetOverride }: RemoteFallbackProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { title, advice } = failureText(failure, hasMenu);

  // Whoever asked for the page should find the message first, whatever had the focus.
  // Runs again by its dependencies: each failure has its own reference.
  useEffect(() => {
    const heading = panel.current?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [failure.reference]);

  return (
    <Box ref={panel} maxW="2xl">
      <ErrorPanel
        level={1}
        title={title}
        description={advice}
        onRetry={onRetry}
        reference={failure.reference}
        actions={
          <>
            {ALLOW_OVERRIDES && failure.kind === 'override-failed' && (
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={resetOverride}>
                Reset override
              </Button>
            )}
            {pathname !== HOME && (
              <Button asChild size="sm" variant="ghost" colorPalette="gray">
                <Link to={HOME}>Go to Home</Link>
              </Button>
            )}
          </>
        }
      />
      <Box as="details" mt="3" color="fg.muted" textStyle="sm">
        <summary>Details</summary>
        <Text mt="1" overflowWrap="anywhere">
          {failureDetails(failure)}
        </Text>
      </Box>
    </Box>
  );
}
