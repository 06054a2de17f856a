import { Box, Button, CloseButton, Dialog, Flex, Portal, Text } from '@vcms/ui';
import { ShortcutSwitch } from '../shortcuts/shortcut-switch.tsx';
import type { ReviewTopic } from './review-topic.ts';
import { shortcutsOf } from './shortcuts.ts';

export interface ShortcutHelpProps {
  readonly topic: ReviewTopic;
  readonly isOpen: boolean;
  readonly isOn: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly setOn: (isOn: boolean) => void;
}

function KeyList({ topic }: Pick<ShortcutHelpProps, 'topic'>) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2">
      {shortcutsOf(topic).map(({ key, does }) => (
        <Box key={key} display="contents">
          <Box as="dt">
            <Box
              as="kbd"
              display="inline-block"
              minW="7"
              textAlign="center"
              borderWidth="1px"
              borderRadius="md"
              bg="bg.muted"
              px="1.5"
              fontFamily="mono"
              textStyle="sm"
            >
              {key.toUpperCase()}
            </Box>
          </Box>
          <Box as="dd">{does}</Box>
        </Box>
      ))}
    </Box>
  );
}

/** The keys of the workbench, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutHelp({ topic, isOpen, isOn, setOpen, setOn }: ShortcutHelpProps) {
  return (
    <Dialog.Root open={isOpen} size="sm" onOpenChange={({ open }) => setOpen(open)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Keyboard shortcuts</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Flex direction="column" gap="4">
                <ShortcutSwitch isOn={isOn} setOn={setOn} />
                <KeyList topic={topic} />
                <Text textStyle="sm" color="fg.muted">
                  They work while the focus is in the workbench and not in a field.
                </Text>
              </Flex>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Close
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
