import { Alert, Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import { useRef } from 'react';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { type LockView, leftText } from './lock-view.ts';
import { momentText } from './moment-text.ts';

export interface LockBarProps {
  readonly view: LockView;
  /** Why nobody may take it, as a sentence; absent: it can be taken. */
  readonly obstacle: string | undefined;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onExtend: () => void;
  readonly onRelease: () => void;
}

function Held({ view, onExtend, onRelease }: LockBarProps & { readonly view: { readonly left: number } }) {
  const isShort = view.left <= 120;
  return (
    <>
      <Flex gap="2" align="center" color={isShort ? 'fg.warning' : 'fg'}>
        <Icon name="lock" />
        <Text fontWeight="medium">
          You are reviewing this.{' '}
          <Text as="span" fontVariantNumeric="tabular-nums">
            {leftText(view.left)}
          </Text>
        </Text>
        <VisuallyHidden role="status">
          {isShort ? 'Your review time is almost up. Extend it.' : ''}
        </VisuallyHidden>
      </Flex>
      <Flex gap="2">
        <Button size="sm" variant="outline" onClick={onExtend}>
          Extend
        </Button>
        <Button size="sm" variant="ghost" onClick={onRelease}>
          Release
        </Button>
      </Flex>
    </>
  );
}

/** Take goes once it is pressed, and Extend and Release come in its place, or the other way round. */
function firstButton(area: HTMLElement): HTMLElement | null {
  return area.querySelector('button:enabled');
}

/** Who is at work on it, and for how long. */
export function LockBar(props: LockBarProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, firstButton);
  const { view, obstacle, busy, onTake } = props;
  if (obstacle !== undefined) {
    return (
      <Alert.Root status="info" role="status" mb="4">
        <Alert.Indicator />
        <Alert.Title>{obstacle}</Alert.Title>
      </Alert.Root>
    );
  }
  if (view.kind === 'other') {
    const since = view.since === undefined ? '' : ` since ${momentText(view.since, new Date())}`;
    return (
      <Alert.Root status="warning" role="status" mb="4">
        <Alert.Indicator />
        <Alert.Title>
          Being reviewed by {view.name}
          {since}.
        </Alert.Title>
      </Alert.Root>
    );
  }
  return (
    <Box
      ref={area}
      position={{ lg: 'sticky' }}
      top="4.25rem"
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="sm"
      px="4"
      py="2.5"
      mb="4"
    >
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        {view.kind === 'mine' ? (
          <Held {...props} view={view} />
        ) : (
          <>
            <Text color="fg.muted">Unassigned. Take it to review.</Text>
            <Button size="sm" onClick={onTake} loading={busy} loadingText="Taking">
              Take
            </Button>
          </>
        )}
      </Flex>
    </Box>
  );
}
