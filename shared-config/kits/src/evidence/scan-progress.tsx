import { Box, Button, Flex, Progress, Text } from '@vcms/ui';
import type { ScanProgress } from './use-reading.ts';

/** How far the recognition of a scan is, and the way out of it. */
export function ScanProgressBar({ page, pages, onStop }: ScanProgress) {
  const text = `Reading page ${page} of ${pages}`;
  return (
    <Box>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <Text role="status">{text}</Text>
        <Button size="sm" variant="outline" aria-label="Stop reading" onClick={onStop}>
          Stop
        </Button>
      </Flex>
      <Progress.Root value={Math.round((100 * (page - 1)) / pages)} aria-label={text}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2" textStyle="sm" color="fg.muted">
        This file is a scan. Reading a page takes up to a minute.
      </Text>
    </Box>
  );
}
