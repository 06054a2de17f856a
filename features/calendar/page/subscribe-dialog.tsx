import { formatDate } from '@vcms/domain';
import { ReadingDialog, useToday } from '@vcms/kits';
import { FormProblem } from '@vcms/kits/form';
import { useSession } from '@vcms/sdk';
import { Alert, Button, Flex, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useEffect, useRef, useState } from 'react';
import { LAYER_LABELS } from '../model/calendar-entry.ts';
import { layersOf } from '../model/layers-of.ts';
import { FeedAddress } from './feed-address.tsx';
import { type Feed, useFeed } from './use-feed.ts';

function realNow(): Date {
  return new Date();
}

/** What a feed of this role has, in the words of the page's switches. */
function layerWords(role: string): string {
  const names = layersOf(role)
    .filter((layer) => layer !== 'events')
    .map((layer) => LAYER_LABELS[layer].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()));
  return names.length === 0 ? '' : `, and these dates: ${names.join(', ')}`;
}

type Asked = 'reset' | 'off';

const QUESTIONS = {
  reset: {
    text: 'The old address stops working at once. Programs that use it show nothing new until you give them the new one.',
    yes: 'Reset address',
    no: 'Keep address',
  },
  off: {
    text: 'The address stops working at once, in every program that uses it.',
    yes: 'Turn off feed',
    no: 'Keep feed',
  },
} as const;

/** Asked in place: the shell's question would close the dialog that it comes over. */
function Question({ asked, feed, onDone }: { asked: Asked; feed: Feed; onDone: () => void }) {
  const { text, yes, no } = QUESTIONS[asked];
  const group = useRef<HTMLDivElement>(null);
  // The button that asked is gone: whoever uses the keyboard goes on here.
  useEffect(() => group.current?.focus(), []);
  const act = () => (asked === 'reset' ? feed.makeAddress('calendarFeedReset') : feed.turnOff());
  return (
    <Stack ref={group} tabIndex={-1} gap="3" role="group" aria-label={yes}>
      <Text>{text}</Text>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          colorPalette="red"
          loading={feed.busy}
          loadingText="Saving"
          onClick={() => void act().then(onDone)}
        >
          {yes}
        </Button>
        <Button size="sm" variant="outline" disabled={feed.busy} onClick={onDone}>
          {no}
        </Button>
      </Flex>
    </Stack>
  );
}

/** The reader's calendar in other programs: a secret address to create, copy, reset and turn off. */
export function SubscribeDialog({ onClose }: { readonly onClose: () => void }) {
  const { role } = useSession();
  const feed = useFeed(useToday(realNow));
  const [asked, setAsked] = useState<Asked>();
  const { state } = feed;
  return (
    <ReadingDialog title="Subscribe to your calendar" size="lg" isOnce onClose={onClose}>
      <Stack gap="4">
        <Text>
          Outlook, Google Calendar, Apple Calendar and others can show this calendar. They read it by a secret
          address, about once an hour, and cannot change anything.
        </Text>
        <Text>
          Whoever has the address sees what you may see at that moment, without signing in: events with their
          place and description{layerWords(role)}. It holds 60 days back and 400 days ahead. Events of
          companies that you no longer work with are left out. Do not share this address.
        </Text>
        <FormProblem message={feed.problem} />
        {state.kind === 'loading' && <LoadingBlock label="Loading your feed" rows={2} />}
        {state.kind === 'failed' && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{state.message}</Alert.Title>
              <Button size="sm" variant="outline" mt="2" onClick={feed.reload}>
                Try again
              </Button>
            </Alert.Content>
          </Alert.Root>
        )}
        {state.kind === 'off' && (
          <Flex>
            <Button
              loading={feed.busy}
              loadingText="Creating"
              onClick={() => void feed.makeAddress('calendarFeedCreate')}
            >
              Create address
            </Button>
          </Flex>
        )}
        {state.kind === 'on' && (
          <>
            {state.address === undefined ? (
              <Text>
                Your feed is on. Its address was made on {formatDate(state.madeOn)} and was shown then only.
                If you no longer have it, reset it to get a new one.
              </Text>
            ) : (
              <FeedAddress address={state.address} />
            )}
            {asked === undefined ? (
              <Flex gap="2" wrap="wrap">
                <Button size="sm" variant="outline" onClick={() => setAsked('reset')}>
                  Reset address
                </Button>
                <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsked('off')}>
                  Turn off
                </Button>
              </Flex>
            ) : (
              <Question key={asked} asked={asked} feed={feed} onDone={() => setAsked(undefined)} />
            )}
          </>
        )}
      </Stack>
    </ReadingDialog>
  );
}
