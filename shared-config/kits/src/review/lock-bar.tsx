import { momentToday } from '@vcms/domain';
import { Alert, Box, Button, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import { useRef } from 'react';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { type LockView, leftText } from './lock-view.ts';

export interface LockBarProps {
  readonly view: LockView;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onExtend: () => void;
  readonly onRelease: () => void;
}

function Held({ view, onExtend, onRelease }: LockBarProps & { readonly view: { readonly left: number } }) {
  const isShort = view.left <= 120;
  return (
    <>
      <Flex gap="2" align="center" color={isShort ? 'fg.warning' : 'fg'} textStyle="sm">
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

function Free({ busy, onTake }: LockBarProps) {
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        Unassigned. Claim it to review.
      </Text>
      <Button size="sm" onClick={onTake} loading={busy} loadingText="Claiming">
        Claim
      </Button>
    </>
  );
}

function Other({ view }: { readonly view: Extract<LockView, { readonly kind: 'other' }> }) {
  const since = view.since === undefined ? '' : ` since ${momentToday(view.since, new Date())}`;
  return (
    <Flex role="status" gap="2" align="center" color="fg.warning" textStyle="sm">
      <Icon name="lock" />
      <Text fontWeight="medium">
        Being reviewed by {view.name}
        {since}.
      </Text>
    </Flex>
  );
}

/** Claim goes once it is pressed, and Extend and Release come in its place, or the other way round. */
function firstButton(area: HTMLElement): HTMLElement | null {
  return area.querySelector('button:enabled');
}

/** Who is at work on it, and for how long. */
export function LockBar(props: LockBarProps) {
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, firstButton);
  const { view } = props;
  return (
    <Flex ref={area} wrap="wrap" columnGap="3" rowGap="2" align="center" minH="9">
      {view.kind === 'loading' && (
        <Text textStyle="sm" color="fg.muted" role="status">
          Looking up who is reviewing this
        </Text>
      )}
      {view.kind === 'free' && <Free {...props} />}
      {view.kind === 'mine' && <Held {...props} view={view} />}
      {view.kind === 'other' && <Other view={view} />}
    </Flex>
  );
}

/** Why nobody may claim it, as a sentence. */
export function ObstacleNote({ text }: { readonly text: string }) {
  return (
    <Box mb="4">
      <Alert.Root status="info" role="status">
        <Alert.Indicator />
        <Alert.Title>{text}</Alert.Title>
      </Alert.Root>
    </Box>
  );
}
