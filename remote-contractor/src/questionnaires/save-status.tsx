import { Alert, Badge, Button, Flex, Icon, Text } from '@vcms/ui';
import { useIsOnline } from '../use-is-online.ts';
import type { Answering } from './use-answering.ts';

function answersText(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}

export interface SaveStatusProps {
  readonly answering: Answering;
  readonly isOpen: boolean;
}

function Failed({ answering, isOpen, count }: SaveStatusProps & { readonly count: number }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{answersText(count)} could not be saved.</Alert.Title>
        <Alert.Description>
          {isOpen
            ? 'Kept on this device. Try again, or answer again.'
            : 'The questionnaire was submitted meanwhile, so they cannot be added now.'}
        </Alert.Description>
        <Flex gap="2" mt="2">
          {isOpen && (
            <Button size="xs" variant="outline" onClick={answering.retry}>
              Try again
            </Button>
          )}
          <Button size="xs" variant="outline" onClick={answering.discard}>
            Discard
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Says plainly whether every answer is saved. */
export function SaveStatus({ answering, isOpen }: SaveStatusProps) {
  const isOnline = useIsOnline();
  const waiting = Object.keys(answering.pending).length;
  const failed = Object.keys(answering.failures).length;
  if (failed > 0 || (waiting > 0 && !isOpen)) {
    return <Failed {...{ answering, isOpen }} count={failed || waiting} />;
  }
  if (!isOpen) return null;
  return (
    <>
      {/* Both stand there from the start: a style that comes with the first save has the whole page styled anew under a key. */}
      <Text textStyle="sm" color="fg.muted" hidden={waiting > 0}>
        {waiting === 0 && (
          <>
            <Icon name="check" /> All answers are saved.
          </>
        )}
      </Text>
      <Text textStyle="sm" fontWeight="medium" role="status" hidden={waiting === 0}>
        {waiting > 0 && (
          <>
            <Icon name="clock" /> {answersText(waiting)} not saved yet.{' '}
            {isOnline
              ? 'Saving.'
              : 'You are offline. Kept on this device and sent when the connection is back.'}
          </>
        )}
      </Text>
      <Badge colorPalette="orange" hidden />
    </>
  );
}
