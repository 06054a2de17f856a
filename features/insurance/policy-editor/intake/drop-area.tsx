import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { Alert, Box, Button, Flex, Icon, Text } from '@vcms/ui';
import { type DragEvent, useRef, useState } from 'react';
import { paperProblem } from '../upload/use-chosen-file.ts';

export interface DropAreaProps {
  /** Called with a file that can be taken. */
  readonly onFile: (file: File) => void;
}

const ONE_FILE = 'Drop one file at a time.';

/** Takes a certificate: dropped, or chosen with the button. What cannot be taken is said here. */
export function DropArea({ onFile }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function take(files: FileList | null): Promise<void> {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    const wrong = others.length > 0 ? ONE_FILE : await paperProblem(file);
    setProblem(wrong);
    if (wrong === undefined) onFile(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  }

  return (
    <Box
      as="section"
      aria-label="Add a certificate"
      mb="6"
      p="4"
      borderWidth="2px"
      borderStyle="dashed"
      borderRadius="lg"
      borderColor={isOver ? 'colorPalette.solid' : 'border'}
      data-print="hide"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Text flex="1 1 14rem" color="fg.muted">
          Drop an ACORD 25 here, or choose it. All its lines are submitted in one go. PDF, PNG or JPG, at most
          25 MB.
        </Text>
        <Button onClick={() => input.current?.click()}>
          <Icon name="upload" /> Add a certificate
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Certificate file"
          accept={PAPER_CONTENT_TYPES.join(',')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files).finally(() => {
              // The same file once more is a new choice.
              if (input.current !== null) input.current.value = '';
            });
          }}
        />
      </Flex>
      <Box role="status" aria-live="polite">
        {problem !== undefined && (
          <Alert.Root status="error" mt="3">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
        )}
      </Box>
    </Box>
  );
}
